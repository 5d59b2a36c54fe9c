// Checks the corpus beyond what reading it checks, and the mutants against it.
import { lintCorpus } from "../dist/src/corpus/lint.js";
import { readClauses } from "../dist/src/corpus/read-clauses.js";
import { readCorpus } from "../dist/src/corpus/read.js";
import { loadMutants } from "../dist/src/load/mutants.js";
import { lintMutants } from "../dist/src/run/lint-mutants.js";

// By its folder, so that every file is held to its schema.
const corpus = readCorpus("fixtures");
const clauses = readClauses(corpus);
const mutants = await loadMutants();
const problems = [...lintCorpus(corpus), ...(await lintMutants(corpus, mutants))];
const cases = corpus.groups.flatMap((group) => group.cases);
for (const problem of problems) {
  console.error(problem);
}
console.log(
  `corpus: ${cases.length} cases in ${corpus.groups.length} groups, ${corpus.rules.length} rules, ` +
    `${corpus.decisions.length} decisions, ${clauses.length} clauses, ${mutants.length} mutants; ${problems.length} problems`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
