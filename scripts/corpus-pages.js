// Writes the pages of docs/ that are made of the corpus. With --check it only says which are stale.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readCorpus } from "../dist/src/corpus/read.js";
import { readClauses } from "../dist/src/corpus/read-clauses.js";
import { loadMutants } from "../dist/src/load/mutants.js";
import { rulesPage } from "../dist/src/report/rules-page.js";
import { traceability } from "../dist/src/report/traceability.js";

const corpus = readCorpus();
const pages = {
  "rules.md": rulesPage(corpus, await loadMutants()),
  "traceability.md": traceability(corpus, readClauses(corpus)),
};
for (const [name, text] of Object.entries(pages)) {
  const file = path.join("docs", name);
  if (!process.argv.includes("--check")) {
    writeFileSync(file, text);
  } else if (readFileSync(file, "utf8") !== text) {
    console.error(`${file} is not what the corpus says now; run: npm run docs`);
    process.exitCode = 1;
  }
}
