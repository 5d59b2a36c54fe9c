import { runFloor } from "./floor.js";
import { generatedPackage } from "./generated-package.js";
import { LONG, SHORT } from "./generated-receivers.js";
import { runLane } from "./lane.js";
import { progress } from "./progress.js";
import { sameMatrix, worstMatrix } from "./same-matrix.js";
import { medians } from "./statistics.js";
import { temporaryProject } from "./temporary.js";

const RECEIVERS = { short: SHORT, long: LONG };

/** How many cases are put to each. */
export const SIZES = { short: [12, 120, 1_200, 12_000], long: [12, 120, 1_200] };

/**
 * Measures the fast lane beside its floor with more and more cases, and with a receiver ten times as long.
 *
 * @param repeats - how often each
 * @param sizes - how many cases are put to the receivers `short` and `long`
 * @returns a row for each receiver and number of cases: what was run, and the medians of the times
 */
export async function measureGrowth(repeats, sizes = SIZES) {
  const rows = [];
  for (const [receiver, source] of Object.entries(RECEIVERS)) {
    const folder = temporaryProject({
      "killtable.config.json": JSON.stringify({ receivers: [{ module: "./receiver.js" }] }),
      "receiver.js": source,
    });
    for (const cases of sizes[receiver]) {
      const lines = source.split("\n").length;
      rows.push({
        receiver,
        lines,
        cases,
        ...(await measureSize(folder, generatedPackage(cases), repeats, `${receiver} × ${cases}`)),
      });
    }
  }
  return { repeats, rows };
}

async function measureSize(folder, packageFolder, repeats, name) {
  const [fast, floor, matrices] = [[], [], []];
  for (let run = 1; run <= repeats; run++) {
    progress(`growth, ${name}: run ${run} of ${repeats}`);
    const ofFast = await runLane("fast", folder, { packageFolder });
    const ofFloor = await runFloor(folder, Object.keys(ofFast.report.files), packageFolder);
    fast.push(ofFast.times);
    floor.push(ofFloor.times);
    matrices.push(sameMatrix(ofFast.report, ofFloor.report));
  }
  return { floorMatrix: worstMatrix(matrices), fast: medians(fast), floor: medians(floor) };
}
