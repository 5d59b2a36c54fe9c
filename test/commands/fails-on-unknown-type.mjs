import { serveBut, write } from "./serve.mjs";

serveBut(({ seq }) => write({ kind: "failed", seq, message: "ValueError: future" }));
