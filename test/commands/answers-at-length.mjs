import { serveBut, write } from "./serve.mjs";

serveBut(({ seq }) => write({ kind: "category", seq, category: "x".repeat(100_000) }));
