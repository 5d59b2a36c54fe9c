import { existsSync } from "node:fs";
import type { Corpus } from "../corpus/case.ts";
import { limitsFor } from "../judge/session.ts";
import { type KnownFailure, readBaseline, writeBaseline } from "../load/baseline-file.ts";
import { wireOf } from "../load/command/command-args.ts";
import { ConfigError } from "../load/config-error.ts";
import { observerFor } from "../load/observer-for.ts";
import type { Era } from "../protocol/era.ts";
import { listFailures } from "./baseline.ts";
import { type CheckResult, check } from "./check.ts";
import type { Progress } from "./progress.ts";
import type { Target } from "./targets.ts";

/** How to check several targets. */
export interface CheckPlan {
  readonly corpus: Corpus;
  readonly seed: number;
  /** Generated samples for each law. */
  readonly runs: number;
  /** The same for a real client on a wire, which takes its time. */
  readonly wireRuns: number;
  /** Whether the files of known failures are written anew. */
  readonly isUpdate: boolean;
  /** Whether the targets are all that a configuration has: a known failure of another era is then a mistake. */
  readonly isWhole: boolean;
  /** The ids of the only cases to put, where not all that apply are wanted. */
  readonly named?: readonly string[];
  /** Is told how far the check of a target is. */
  readonly onProgress?: (target: Target, progress: Progress) => void;
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
  const { corpus, seed, isUpdate, named, onProgress } = plan;
  const { timeout, baseline, ...judged } = target;
  const known = baseline === undefined ? undefined : knownIn(baseline, targets, plan);
  return check({
    ...judged,
    corpus,
    seed,
    runs: wireOf(target.subject) === undefined ? plan.runs : plan.wireRuns,
    observer: observerFor(target.subject, limitsFor(timeout)),
    ...(known === undefined ? {} : { baseline: { known: ofCases(known, named), isWritten: isUpdate } }),
    ...(named === undefined ? {} : { named }),
    onProgress: (progress) => onProgress?.(target, progress),
  });
}

/** What is known of cases that are not put says nothing. */
function ofCases(known: readonly KnownFailure[], named?: readonly string[]): readonly KnownFailure[] {
  return named === undefined ? known : known.filter((entry) => named.includes(entry.case));
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

/** What became of a file of known failures. */
export interface WrittenBaseline {
  readonly file: string;
  /** How many failures it lists now. */
  readonly failures: number;
  /** Why it was not written, if it was not. */
  readonly problem?: string;
}

/**
 * Writes the files of known failures by what the receivers came to. One is left as it is where a case of its receiver
 * was not judged: what it does there is not known.
 *
 * @param all - what became of the targets
 * @param plan - how they were checked
 * @returns one entry a file
 * @throws ConfigError if one cannot be written
 */
export function writeBaselines(all: readonly Checked[], plan: CheckPlan): WrittenBaseline[] {
  const targets = all.map(({ target }) => target);
  const files = new Set(targets.flatMap(({ baseline }) => baseline ?? []));
  return [...files].map((file) => {
    const ofFile = all.filter(({ target }) => target.baseline === file);
    const judged = ofFile.flatMap((each) => ("result" in each ? each.result : []));
    const unput = judged.flatMap(({ verdicts }) => verdicts).filter(({ kind }) => kind === "not-put").length;
    if (judged.length < ofFile.length || unput > 0) {
      const problem = unput > 0 ? `${unput} cases were not put` : "the receiver could not be judged";
      return { file, failures: 0, problem };
    }
    const failures = listFailures(knownIn(file, targets, plan), judged);
    writeBaseline(file, failures);
    return { file, failures: failures.length };
  });
}
