import type { Corpus } from "../corpus/case.ts";
import { type SelectedCase, selectCases } from "../corpus/select.ts";
import { propertiesFor } from "../generate/properties.ts";
import { judge } from "../judge/judge.ts";
import { type PropertyVerdict, judgeProperty } from "../judge/property.ts";
import { type Limits, Session } from "../judge/session.ts";
import type { Subject } from "../judge/subject.ts";
import { type Verdict, outcomeOf } from "../judge/verdict.ts";
import { CATEGORIES } from "../protocol/category.ts";
import type { Era } from "../protocol/era.ts";
import type { Feature } from "../protocol/feature.ts";
import { trialOf } from "./trial.ts";
import { VoidError } from "./void-error.ts";

/** What to check, and how. */
export interface CheckOptions {
  readonly corpus: Corpus;
  readonly subject: Subject;
  /** How to call the receiver in the report. */
  readonly receiver: string;
  readonly era: Era;
  readonly features: readonly Feature[];
  /** Seed of the order of the cases and of the generated envelopes. */
  readonly seed: number;
  /** Generated samples for each relation; 0 for none. */
  readonly runs: number;
  readonly limits: Limits;
}

/** What a check came to. */
export interface CheckResult extends Pick<CheckOptions, "receiver" | "era" | "features" | "seed" | "runs"> {
  readonly cases: readonly SelectedCase[];
  /** One verdict a case, in the same order. */
  readonly verdicts: readonly Verdict[];
  /** The ids of the cases left out since the receiver does not claim their features. */
  readonly skipped: readonly string[];
  readonly properties: readonly PropertyVerdict[];
}

/**
 * Judges a receiver on every pinned case of its era and features, then on generated envelopes.
 *
 * @param options - what to check, and how
 * @returns all verdicts
 * @throws SubjectError if the receiver cannot be opened
 * @throws VoidError if no case is left to judge it on
 */
export async function check(options: CheckOptions): Promise<CheckResult> {
  const { corpus, subject, receiver, era, features, seed, runs, limits } = options;
  const { cases, skipped } = selectCases(corpus, era, features);
  if (cases.length === 0) {
    throw new VoidError(
      `no case was selected for the era ${era}; ${skipped.length} need a feature not claimed`,
    );
  }
  const session = new Session(limits);
  try {
    await session.open(subject);
    const verdicts = await judge(session, trialOf(cases, seed));
    const properties: PropertyVerdict[] = [];
    for (const property of runs === 0 ? [] : propertiesFor(era)) {
      properties.push(await judgeProperty(session, property, { runs, seed, vocabulary: CATEGORIES }));
    }
    const skippedIds = skipped.map(({ id }) => id);
    return { receiver, era, features, seed, runs, cases, verdicts, skipped: skippedIds, properties };
  } finally {
    session.close();
  }
}

/**
 * Says whether a check found anything.
 *
 * @param result - what the check came to
 * @returns whether every case passed and every relation held
 */
export function isClean(result: CheckResult): boolean {
  return (
    result.verdicts.every(({ kind }) => outcomeOf(kind) === "pass") &&
    result.properties.every(({ counterexample }) => counterexample === undefined)
  );
}
