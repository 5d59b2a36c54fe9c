import { outcomeOf } from "../judge/verdict.ts";
import type { CheckResult, CheckedProperty } from "../run/check.ts";
import { outcomeOfCheck } from "../run/check-outcome.ts";
import type { NotJudged } from "./json.ts";

/** What became of a receiver as one of an era. */
export type CheckedReceiver = CheckResult | NotJudged;

/** How a check ended, the worst first. */
const OUTCOMES = ["fails", "problem", "incomplete", "passes"] as const;

type ReceiverOutcome = (typeof OUTCOMES)[number];

/** What is said of a receiver by its outcome. */
export const OUTCOME_WORDS: Readonly<Record<ReceiverOutcome, string>> = {
  fails: "fails",
  problem: "could not be judged",
  incomplete: "was not judged wholly",
  passes: "passes",
};

/**
 * Says what became of a receiver.
 *
 * @param checked - the receiver
 */
export function outcomeOfReceiver(checked: CheckedReceiver): ReceiverOutcome {
  return "problem" in checked ? "problem" : outcomeOfCheck(checked);
}

/**
 * Says what became of several receivers together.
 *
 * @param all - the receivers
 * @returns the worst of their outcomes
 */
export function worstOutcome(all: readonly CheckedReceiver[]): ReceiverOutcome {
  const found = new Set(all.map(outcomeOfReceiver));
  return OUTCOMES.find((outcome) => found.has(outcome)) ?? "passes";
}

/**
 * Puts the receivers that need to be looked at before the others.
 *
 * @param all - the receivers
 * @returns the same, the worst first
 */
export function worstFirst(all: readonly CheckedReceiver[]): CheckedReceiver[] {
  return OUTCOMES.flatMap((outcome) => all.filter((each) => outcomeOfReceiver(each) === outcome));
}

/** Numerators with their denominators. */
export interface CheckTally {
  /** Pinned cases that were put, and those of them that were answered rightly. */
  readonly cases: number;
  readonly right: number;
  readonly laws: number;
  readonly held: number;
  /** Cases that were left out, whatever the reason. */
  readonly leftOut: number;
}

/**
 * Counts what became of a receiver's cases and laws.
 *
 * @param result - what its check came to
 */
export function tallyOf({ verdicts, properties, ...result }: CheckResult): CheckTally {
  const { unclaimed, superseded, uncallable = [], otherVersion = [] } = result;
  return {
    cases: verdicts.length,
    right: verdicts.filter(({ kind }) => outcomeOf(kind) === "pass").length,
    laws: properties.length,
    held: properties.filter(isHeld).length,
    leftOut: [unclaimed, superseded, uncallable, otherVersion].flat().length,
  };
}

/**
 * Says whether a law was found to hold: by one sample at least that the receiver did not skip.
 *
 * @param property - the law
 */
export function isHeld({ counterexample, runs, skipped }: CheckedProperty): boolean {
  return counterexample === undefined && runs > skipped;
}
