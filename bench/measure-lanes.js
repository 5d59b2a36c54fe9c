import { runFloor } from "./floor.js";
import { runLane } from "./lane.js";
import { progress } from "./progress.js";
import { putCases, referenceProject } from "./reference-project.js";
import { sameMatrix, worstMatrix } from "./same-matrix.js";
import { medians } from "./statistics.js";

/**
 * Measures both lanes and the floor on the reference, in turns.
 *
 * @param repeats - how often each
 * @param folder - the project to mutate
 * @returns what was run, whether all came to the same matrix, and the medians of the times
 */
export async function measureLanes(repeats, folder = referenceProject()) {
  const [fast, floor, vitest] = [[], [], []];
  const [floorMatrices, vitestMatrices] = [[], []];
  for (let run = 1; run <= repeats; run++) {
    const say = (what) => progress(`lanes, run ${run} of ${repeats}: ${what}`);
    say("fast lane");
    const ofFast = await runLane("fast", folder);
    fast.push(ofFast.times);
    say("floor");
    const ofFloor = await runFloor(folder, Object.keys(ofFast.report.files));
    floor.push(ofFloor.times);
    floorMatrices.push(sameMatrix(ofFast.report, ofFloor.report));
    say("vitest lane");
    const ofVitest = await runLane("vitest", folder);
    vitest.push(ofVitest.times);
    vitestMatrices.push(sameMatrix(ofFast.report, ofVitest.report));
  }
  return {
    ...{ repeats, cases: await putCases(folder) },
    ...{ floorMatrix: worstMatrix(floorMatrices), vitestMatrix: worstMatrix(vitestMatrices) },
    ...{ fast: medians(fast), floor: medians(floor), vitest: medians(vitest) },
  };
}
