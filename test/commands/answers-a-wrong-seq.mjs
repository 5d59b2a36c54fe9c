import { serveBut, write } from "./serve.mjs";

serveBut(() => write({ kind: "category", seq: "1", category: "unclassified" }));
