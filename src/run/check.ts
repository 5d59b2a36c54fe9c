import type { Corpus, CorpusCase } from "../corpus/case.ts";
import { type Positions, type SelectedCase, selectCases } from "../corpus/select.ts";
import { judge } from "../judge/judge.ts";
import { type PropertyVerdict, judgeProperty } from "../judge/property.ts";
import { positionsOf } from "../judge/positions.ts";
import { type Limits, Session } from "../judge/session.ts";
import { type Subject, SubjectError } from "../judge/subject.ts";
import { type Verdict, outcomeOf } from "../judge/verdict.ts";
import { CATEGORIES } from "../protocol/category.ts";
import type { Era } from "../protocol/era.ts";
import type { Feature } from "../protocol/feature.ts";
import { propertiesFor } from "./properties.ts";
import { readyCase } from "./ready-case.ts";
import { trialOf } from "./trial.ts";
import { VoidError } from "./void-error.ts";

/** How long the samples of one law may take, in milliseconds: a slow receiver is no hanging one. */
const LAW_LIMIT = 5_000;

/** What to check, and how. */
export interface CheckOptions {
  readonly corpus: Corpus;
  readonly subject: Subject;
  /** How to call the receiver in the report. */
  readonly receiver: string;
  readonly era: Era;
  readonly features: readonly Feature[];
  /** The positions on open decisions that it declares. */
  readonly positions: Positions;
  /** Seed of the order of the cases and of the generated envelopes. */
  readonly seed: number;
  /** Generated samples for each relation; 0 for none. */
  readonly runs: number;
  readonly limits: Limits;
}

/** What became of a property, with its counterexample as a case for a file of fixtures. */
export interface CheckedProperty extends PropertyVerdict {
  readonly readyCase?: CorpusCase;
}

/** What a check came to. */
export interface CheckResult extends Pick<CheckOptions, "receiver" | "era" | "features" | "seed" | "runs"> {
  readonly cases: readonly SelectedCase[];
  /** One verdict a case, in the same order. */
  readonly verdicts: readonly Verdict[];
  /** The ids of the cases left out since the receiver does not claim their features. */
  readonly skipped: readonly string[];
  /** The ids of the cases left out since a feature that it claims decides them otherwise. */
  readonly superseded: readonly string[];
  readonly properties: readonly CheckedProperty[];
  /** The position that it took on each open decision that it did not declare. */
  readonly taken: Positions;
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
  const { corpus, subject, receiver, era, features, positions, seed, runs, limits } = options;
  const { cases, skipped, superseded } = selectCases(corpus, era, features, positions);
  if (cases.length === 0) {
    throw new VoidError(
      `no case was selected for the era ${era}; ${skipped.length} need a feature not claimed`,
    );
  }
  const missed = features.find(
    (feature) => !cases.some((selected) => selected.case.features?.includes(feature)),
  );
  if (missed !== undefined) {
    throw new VoidError(`the feature ${missed} was claimed, but no case asks for it in the era ${era}`);
  }
  const session = new Session(limits);
  try {
    await openNamed(session, subject, receiver);
    const verdicts = await judge(session, trialOf(cases, seed));
    const properties = await checkLaws(session, options);
    const taken = positionsTaken(corpus, verdicts);
    const leftOut = { skipped: skipped.map(({ id }) => id), superseded: superseded.map(({ id }) => id) };
    return { receiver, era, features, seed, runs, cases, verdicts, ...leftOut, properties, taken };
  } finally {
    session.close();
  }
}

async function checkLaws(
  session: Session,
  { era, features, positions, seed, runs }: CheckOptions,
): Promise<CheckedProperty[]> {
  const checked: CheckedProperty[] = [];
  for (const property of runs === 0 ? [] : propertiesFor({ era, features, positions })) {
    const trial = { runs, seed, vocabulary: CATEGORIES, limit: LAW_LIMIT };
    const verdict = await judgeProperty(session, property, trial);
    const found = readyCase(verdict, { era, features, seed });
    checked.push(found === undefined ? verdict : { ...verdict, readyCase: found });
  }
  return checked;
}

async function openNamed(session: Session, subject: Subject, receiver: string): Promise<void> {
  try {
    await session.open(subject);
  } catch (error) {
    throw error instanceof SubjectError ? new SubjectError(`${receiver}: ${error.message}`) : error;
  }
}

function positionsTaken({ decisions }: Corpus, verdicts: readonly Verdict[]): Positions {
  return Object.fromEntries(
    positionsOf(verdicts).map(({ decision, index }) => [
      decision,
      decisions.find(({ id }) => id === decision)?.positions[index] ?? "",
    ]),
  );
}

/**
 * Says what a check came to.
 *
 * @param result - the verdicts
 * @returns `fails` where a case or a law found anything; `incomplete` where nothing was found, but the time was
 *   over before some law got its first sample; else `passes`
 */
export function outcomeOfCheck({ verdicts, properties }: CheckResult): "passes" | "fails" | "incomplete" {
  const isClean =
    verdicts.every(({ kind }) => outcomeOf(kind) === "pass") &&
    properties.every(({ counterexample }) => counterexample === undefined);
  if (!isClean) {
    return "fails";
  }
  return properties.some(({ runs, cutShort }) => cutShort && runs === 0) ? "incomplete" : "passes";
}
