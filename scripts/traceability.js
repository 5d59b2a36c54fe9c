// Writes docs/traceability.md from the corpus.
import { mkdirSync, writeFileSync } from "node:fs";
import { readCorpus } from "../dist/src/corpus/read.js";
import { readClauses } from "../dist/src/corpus/read-clauses.js";
import { traceability } from "../dist/src/report/traceability.js";

const DOCS = new URL("../docs/", import.meta.url);

const corpus = readCorpus();
mkdirSync(DOCS, { recursive: true });
writeFileSync(new URL("traceability.md", DOCS), traceability(corpus, readClauses(corpus)));
