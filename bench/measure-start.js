import { generatedPackage } from "./generated-package.js";
import { SHORT, SINGLE } from "./generated-receivers.js";
import { runLane } from "./lane.js";
import { progress } from "./progress.js";
import { medians } from "./statistics.js";
import { temporaryProject } from "./temporary.js";

/**
 * Measures what the fast lane takes at least: one mutant, and no case but one beside the laws.
 *
 * @param repeats - how often
 * @returns the medians of the fast lane's times
 */
export async function measureStart(repeats) {
  const folder = temporaryProject({
    "killtable.config.json": JSON.stringify({ receivers: [{ module: "./receiver.js" }] }),
    "receiver.js": SINGLE,
    "short.js": SHORT,
  });
  const packageFolder = generatedPackage(1);
  const runs = [];
  for (let run = 1; run <= repeats; run++) {
    progress(`start: run ${run} of ${repeats}`);
    const { report, times } = await runLane("fast", folder, { packageFolder });
    const mutants = Object.values(report.files).flatMap((file) => file.mutants);
    if (mutants.length !== 1 || mutants[0].status !== "Killed") {
      throw new Error("there has to be one mutant, which is killed");
    }
    runs.push(times);
  }
  return { repeats, fast: medians(runs) };
}
