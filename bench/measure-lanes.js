import { runFloor } from "./floor.js";
import { runLane } from "./lane.js";
import { progress } from "./progress.js";
import { putCases, referenceProject } from "./reference-project.js";
import { sameMatrix } from "./same-matrix.js";
import { medians } from "./statistics.js";

/**
 * Measures both lanes on the reference: once with every test to the end, beside the floor, to see that all come to the
 * same matrix; then in turns as they run by default, where a mutant ends with the first test that kills it.
 *
 * @param repeats - how often each by default
 * @param folder - the project to mutate
 * @returns what was run, whether all came to the same matrix, and the times: medians of those by default
 */
export async function measureLanes(repeats, folder = referenceProject()) {
  const whole = await measureWhole(folder);
  const [fast, vitest] = [[], []];
  for (let run = 1; run <= repeats; run++) {
    for (const [lane, times] of Object.entries({ fast, vitest })) {
      progress(`lanes, run ${run} of ${repeats}: ${lane}`);
      times.push((await runLane(lane, folder, { isWhole: false })).times);
    }
  }
  return { repeats, cases: await putCases(folder), whole, fast: medians(fast), vitest: medians(vitest) };
}

async function measureWhole(folder) {
  const say = (what) => progress(`lanes, every test to the end: ${what}`);
  say("fast");
  const fast = await runLane("fast", folder);
  say("floor");
  const floor = await runFloor(folder, Object.keys(fast.report.files));
  say("vitest");
  const vitest = await runLane("vitest", folder);
  return {
    ...{ fast: fast.times, floor: floor.times, vitest: vitest.times },
    floorMatrix: sameMatrix(fast.report, floor.report),
    vitestMatrix: sameMatrix(fast.report, vitest.report),
  };
}
