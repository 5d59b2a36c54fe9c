// How long 90 mutants against 300 cases take in process, as `killtable mutants` puts them, and how many cells a
// second that makes: medians of several runs. Ends with 1 where they take more processor time than the limit; by the
// clock a busy machine would. `npm run bench` builds first.
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

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

const mutants = spread(await loadMutants(), MUTANTS);
const trial = mutantTrial(spread(claimedCases(readCorpus(), "modern"), CASES), 1);
const contestants = mutants.map(({ id, title, rules }) => {
  return { id, title, rules, role: "mutant", subject: referenceSubject(id) };
});

const processor = [];
const clock = [];
for (let run = 0; run < REPEATS; run++) {
  const [used, start] = [process.cpuUsage(), performance.now()];
  const { rows, cases } = await killMatrix(new InProcess(), contestants, trial);
  const { user, system } = process.cpuUsage(used);
  processor.push((user + system) / 1e6);
  clock.push((performance.now() - start) / 1000);
  if (rows.length !== MUTANTS || cases.length !== CASES || !rows.some(({ status }) => status === "killed")) {
    throw new Error("the matrix is not what was to be measured");
  }
}
const seconds = median(processor);
const perSecond = Math.round((MUTANTS * CASES) / seconds);
console.log(
  `${MUTANTS} mutants × ${CASES} cases: ${seconds.toFixed(2)} s of processor time, ${perSecond} cells a second ` +
    `(${median(clock).toFixed(2)} s by the clock)`,
);
if (seconds > LIMIT) {
  console.error(`more than ${LIMIT} s`);
  process.exitCode = 1;
}
