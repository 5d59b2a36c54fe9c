import { existsSync } from "node:fs";
import type { Corpus } from "../corpus/case.ts";
import { DEFAULT_LIMITS } from "../judge/session.ts";
import { type KnownFailure, readBaseline, writeBaseline } from "../load/baseline-file.ts";
import { ConfigError } from "../load/config-error.ts";
import { observerFor } from "../load/observer-for.ts";
import type { Era } from "../protocol/era.ts";
import { listFailures } from "./baseline.ts";
import { type CheckResult, check } from "./check.ts";
import type { Target } from "./targets.ts";

/** How to check several targets. */
export interface CheckPlan {
  readonly corpus: Corpus;
  readonly seed: number;
  /** Generated samples for each law. */
  readonly runs: number;
  /** Whether the files of known failures are written anew. */
  readonly isUpdate: boolean;
  /** Whether the targets are all that a configuration has: a known failure of another era is then a mistake. */
  readonly isWhole: boolean;
}

/** What became of one target: its verdicts, or why there are none. */
export type Checked = { readonly target: Target } & (
  { readonly result: CheckResult } | { readonly error: unknown }
);

/**
 * Judges targets one after another. What goes wrong with one takes nothing from the others.
 *
 * @param targets - the targets
 * @param plan - how to check them
 * @yields what became of each, as soon as it is known
 */
export async function* checkTargets(
  targets: readonly Target[],
  plan: CheckPlan,
): AsyncGenerator<Checked, void, undefined> {
  for (const target of targets) {
    try {
      yield { target, result: await checkTarget(target, targets, plan) };
    } catch (error) {
      yield { target, error };
    }
  }
}

function checkTarget(target: Target, targets: readonly Target[], plan: CheckPlan): Promise<CheckResult> {
  const { corpus, seed, runs, isUpdate } = plan;
  const { timeout, baseline, ...judged } = target;
  const known = baseline === undefined ? undefined : knownIn(baseline, targets, plan);
  return check({
    ...judged,
    corpus,
    seed,
    runs,
    observer: observerFor(target.subject, { ...DEFAULT_LIMITS, answer: timeout }),
    ...(known === undefined ? {} : { baseline: { known, isWritten: isUpdate } }),
  });
}

function knownIn(
  baseline: string,
  targets: readonly Target[],
  { isUpdate, isWhole }: CheckPlan,
): KnownFailure[] {
  const known = isUpdate && !existsSync(baseline) ? [] : readBaseline(baseline);
  const eras = new Set<Era>(targets.filter((each) => each.baseline === baseline).map(({ era }) => era));
  const foreign = isWhole ? known.find(({ era }) => !eras.has(era)) : undefined;
  if (foreign !== undefined && !isUpdate) {
    throw new ConfigError(
      `${baseline}: it lists ${foreign.case} as ${foreign.era}, for which the receiver is not judged; remove the entry`,
    );
  }
  return isWhole ? known.filter(({ era }) => eras.has(era)) : known;
}

/** A file of known failures that was written. */
export interface WrittenBaseline {
  readonly file: string;
  /** How many failures it lists. */
  readonly failures: number;
}

/**
 * Writes the files of known failures by what the receivers came to.
 *
 * @param all - what became of the targets
 * @param plan - how they were checked
 * @returns the files that were written: those for which every target was judged
 * @throws ConfigError if one cannot be written
 */
export function writeBaselines(all: readonly Checked[], plan: CheckPlan): WrittenBaseline[] {
  const targets = all.map(({ target }) => target);
  const files = new Set(targets.flatMap(({ baseline }) => baseline ?? []));
  return [...files].flatMap((file) => {
    const ofFile = all.filter(({ target }) => target.baseline === file);
    const judged = ofFile.flatMap((each) => ("result" in each ? each.result : []));
    if (judged.length < ofFile.length) {
      return [];
    }
    const failures = listFailures(knownIn(file, targets, plan), judged);
    writeBaseline(file, failures);
    return { file, failures: failures.length };
  });
}
