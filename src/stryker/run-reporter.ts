// A plugin of StrykerJS's: a reporter that tells the process which started StrykerJS how far it is.
import { performance } from "node:perf_hooks";

/** What StrykerJS knows the reporter as. */
export const RUN_REPORTER = "killtable-run";

/** How long a test took before anything was mutated. */
export interface TimedTest {
  readonly name: string;
  readonly milliseconds: number;
}

/** What it tells. Times are in milliseconds. */
export type RunEvent =
  | { readonly kind: "tested"; readonly tests: readonly TimedTest[]; readonly milliseconds: number }
  | { readonly kind: "mutated"; readonly milliseconds: number };

/** As far as it is needed, what StrykerJS tells of the run without mutants. */
interface DryRunCompleted {
  readonly result: { readonly tests: readonly { readonly name: string; readonly timeSpentMs: number }[] };
  readonly timing: { readonly overhead: number; readonly net: number };
}

function reporter(): object {
  let mutatedFrom = 0;
  const tell = (event: RunEvent): void => void process.send?.(event);
  return {
    onDryRunCompleted({ result, timing }: DryRunCompleted): void {
      mutatedFrom = performance.now();
      const tests = result.tests.map(({ name, timeSpentMs }) => ({ name, milliseconds: timeSpentMs }));
      tell({ kind: "tested", tests, milliseconds: timing.overhead + timing.net });
    },
    onMutationTestReportReady(): void {
      tell({ kind: "mutated", milliseconds: performance.now() - mutatedFrom });
    },
  };
}

/** What StrykerJS looks for in a plugin. */
export const strykerPlugins = [{ kind: "Reporter", name: RUN_REPORTER, factory: reporter }];
