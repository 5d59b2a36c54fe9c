import { readCorpus } from "../dist/src/corpus/read.js";
import { InProcess } from "../dist/src/judge/in-process.js";
import { killMatrix } from "../dist/src/kill/matrix.js";
import { loadMutants } from "../dist/src/load/mutants.js";
import { referenceSubject } from "../dist/src/load/subjects.js";
import { claimedCases, mutantTrial } from "../dist/src/run/mutants.js";
import { progress } from "./progress.js";
import { medians } from "./statistics.js";

/** How much is put to how many. */
export const SIZE = { mutants: 90, cases: 300 };

/** Takes some of a list, spread evenly over it. */
function spread(items, number) {
  return Array.from({ length: number }, (_, at) => items[Math.floor((at * items.length) / number)]);
}

/**
 * Measures how long the hand-written mutants take in process, as `killtable mutants` puts them.
 *
 * @param repeats - how often
 * @param size - how many mutants and cases
 * @returns the medians of the processor time and of the time by the clock, in milliseconds, and cells a second
 */
export async function measureKillMatrix(repeats, size = SIZE) {
  const mutants = spread(await loadMutants(), size.mutants);
  const trial = mutantTrial(spread(claimedCases(readCorpus(), "modern"), size.cases), 1);
  const contestants = mutants.map(({ id, title, rules }) => {
    return { id, title, rules, role: "mutant", subject: referenceSubject(id) };
  });
  const runs = [];
  for (let run = 1; run <= repeats; run++) {
    progress(`kill matrix: run ${run} of ${repeats}`);
    const [used, start] = [process.cpuUsage(), performance.now()];
    const { rows, cases } = await killMatrix(new InProcess(), contestants, trial);
    const { user, system } = process.cpuUsage(used);
    runs.push({ processor: (user + system) / 1000, clock: performance.now() - start });
    const isWhole = rows.length === size.mutants && cases.length === size.cases;
    if (!isWhole || !rows.some(({ status }) => status === "killed")) {
      throw new Error("the kill matrix is not what was to be measured");
    }
  }
  const times = medians(runs);
  return { repeats, ...size, ...times, cellsPerSecond: (size.mutants * size.cases * 1000) / times.processor };
}
