import { serveBut, write } from "./serve.mjs";

serveBut(() => write({ kind: "category", category: "unclassified" }));
