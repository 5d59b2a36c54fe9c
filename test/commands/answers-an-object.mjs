import { serveBut, write } from "./serve.mjs";

serveBut(({ seq }) => write({ kind: "category", seq, category: { kind: "unclassified" } }));
