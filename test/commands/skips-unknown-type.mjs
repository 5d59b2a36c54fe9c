import { serveBut, write } from "./serve.mjs";

serveBut(({ seq }) => write({ kind: "skipped", seq, reason: "no type of ours" }));
