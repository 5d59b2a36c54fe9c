import { withoutLeftOut } from "../stryker/mutant-filter.ts";
import { NO_REPORT, countMutants, partVoidReasons, untestedReasons } from "../stryker/mutation-report.ts";
import { type ComparedLanes, compareLanes } from "../stryker/compare-lanes.ts";
import type { Lane } from "../stryker/lanes.ts";
import type { Report } from "../stryker/report.ts";
import { canaryReasons, withoutCanary } from "./canary.ts";
import { type LaneOptions, type LaneRun, runLane } from "./lane.ts";
import type { MutatedProject } from "./project.ts";

/** What an audit came to. */
export interface Audit {
  /** What the lanes came to beside each other; nothing where one left no report. */
  readonly compared?: ComparedLanes;
  /** What each lane took, and its report without the canary. */
  readonly runs: Readonly<Record<Lane, LaneRun>>;
  /** Why a lane cannot be believed, a sentence each. */
  readonly voidReasons: readonly string[];
}

/**
 * Has both lanes judge the same mutants by the same tests, with a canary, every test to the end, and compares what they
 * find.
 *
 * @param project - the project
 * @param options - which of the mutants
 * @returns what differs
 * @throws whatever {@link runLane} throws
 */
export async function audit(project: MutatedProject, options: LaneOptions): Promise<Audit> {
  const all: LaneOptions = { ...options, isWhole: true, hasCanary: true };
  // The fast one last: its reports are what is left behind.
  const vitest = await runLane("vitest", project, all);
  const fast = await runLane("fast", project, all);
  const voidReasons = [...reasonsOf("fast", fast), ...reasonsOf("vitest", vitest)];
  const runs = { fast: tidied(fast), vitest: tidied(vitest) };
  const reports = { fast: runs.fast.report, vitest: runs.vitest.report };
  if (!hasBoth(reports)) {
    return { runs, voidReasons };
  }
  const compared = compareLanes(reports);
  return { runs, voidReasons: [...voidReasons, ...uncomparedReasons(compared)], compared };
}

/** Where the time limit takes every killed mutant out of the comparison, nothing says that the lanes agree. */
function uncomparedReasons({ killed, timedOut, differences }: ComparedLanes): string[] {
  return killed === 0 && timedOut.length > 0 && differences.length === 0
    ? ["no killed mutant was compared: each was stopped by StrykerJS's time limit in a lane; raise timeoutMS"]
    : [];
}

function hasBoth(reports: Readonly<Record<Lane, Report | undefined>>): reports is Record<Lane, Report> {
  return Object.values(reports).every((report) => report !== undefined);
}

function reasonsOf(lane: Lane, { report }: LaneRun): string[] {
  const reasons =
    report === undefined
      ? [NO_REPORT]
      : [
          ...canaryReasons(report),
          ...untestedReasons(report),
          ...partVoidReasons(countMutants(withoutLeftOut(report))),
        ];
  return reasons.map((reason) => `in the lane ${lane}: ${reason}`);
}

function tidied({ report, times }: LaneRun): LaneRun {
  return report === undefined ? { times } : { report: withoutCanary(report), times };
}
