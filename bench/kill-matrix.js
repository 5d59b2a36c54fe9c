// How long 90 mutants against 300 cases take in process, as `killtable mutants` puts them, and how many cells a
// second that makes: the median of several runs. Ends with 1 where it is over the limit. `npm run bench` builds first.
import { readCorpus } from "../dist/src/corpus/read.js";
import { InProcess } from "../dist/src/judge/in-process.js";
import { killMatrix } from "../dist/src/kill/matrix.js";
import { loadMutants } from "../dist/src/load/mutants.js";
import { referenceSubject } from "../dist/src/load/subjects.js";
import { claimedCases, mutantTrial } from "../dist/src/run/mutants.js";

const REPEATS = 5;
const MUTANTS = 90;
const CASES = 300;
const LIMIT = 2;

/** Takes some of a list, spread evenly over it. */
function spread(items, number) {
  return Array.from({ length: number }, (_, at) => items[Math.floor((at * items.length) / number)]);
}

const mutants = spread(await loadMutants(), MUTANTS);
const trial = mutantTrial(spread(claimedCases(readCorpus(), "modern"), CASES), 1);
const contestants = mutants.map(({ id, title, rules }) => {
  return { id, title, rules, role: "mutant", subject: referenceSubject(id) };
});

const seconds = [];
for (let run = 0; run < REPEATS; run++) {
  const start = performance.now();
  const { rows, cases } = await killMatrix(new InProcess(), contestants, trial);
  seconds.push((performance.now() - start) / 1000);
  if (rows.length !== MUTANTS || cases.length !== CASES || !rows.some(({ status }) => status === "killed")) {
    throw new Error("the matrix is not what was to be measured");
  }
}
const median = seconds.toSorted((a, b) => a - b)[Math.floor(REPEATS / 2)];
const perSecond = Math.round((MUTANTS * CASES) / median);
console.log(`${MUTANTS} mutants × ${CASES} cases: ${median.toFixed(2)} s, ${perSecond} cells a second`);
if (median > LIMIT) {
  console.error(`more than ${LIMIT} s`);
  process.exitCode = 1;
}
