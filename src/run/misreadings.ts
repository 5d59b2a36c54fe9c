import type { Rule } from "../corpus/case.ts";
import { type Verdict, outcomeOf } from "../judge/verdict.ts";
import type { CheckResult } from "./check.ts";
import { type JudgedCase, faultyCases } from "./check-outcome.ts";

/** A rule that a receiver breaks, and in how many cases. */
interface BrokenRule {
  readonly rule: string;
  readonly cases: number;
}

/** What a receiver made of the pinned cases, known failures left out unless they are counted by name. */
export interface Misreadings {
  /** How many cases there are. */
  readonly cases: number;
  /** How many of them got a wrong answer, no answer, or were not put at all. */
  readonly misread: number;
  readonly unanswered: number;
  readonly notPut: number;
  /** How many the receiver skipped. */
  readonly skipped: number;
  /** How many fail or are skipped as the baseline lists them. */
  readonly known: number;
  /** By the first rule that a case shows: those with the most cases first, else in the order of the rules. */
  readonly broken: readonly BrokenRule[];
}

/**
 * Counts what a receiver made of the pinned cases.
 *
 * @param result - what the check came to
 * @param rules - the rules
 * @returns the counts
 */
export function misreadingsOf(result: CheckResult, rules: readonly Rule[]): Misreadings {
  const { cases, verdicts, baseline } = result;
  const known = new Set(baseline?.known);
  const faulty = faultyCases(result);
  const put = faulty.filter(({ verdict }) => verdict.kind !== "not-put");
  const misread = put.filter(({ verdict }) => outcomeOf(verdict.kind) === "failure").length;
  return {
    cases: cases.length,
    misread,
    unanswered: put.length - misread,
    notPut: faulty.length - put.length,
    skipped: verdicts.filter(({ id, kind }) => kind === "skipped" && !known.has(id)).length,
    known: known.size,
    broken: brokenRules(put, rules),
  };
}

function brokenRules(faulty: readonly JudgedCase[], rules: readonly Rule[]): BrokenRule[] {
  const broken = faulty.map(({ selected }) => selected.case.rules[0]);
  return rules
    .map(({ id }) => ({ rule: id, cases: broken.filter((rule) => rule === id).length }))
    .filter((each) => each.cases > 0)
    .toSorted((a, b) => b.cases - a.cases);
}

/**
 * Counts verdicts as a kill matrix does, known failures among them.
 *
 * @param verdicts - the verdicts of a receiver
 * @returns how many cases got a wrong answer, and how many none
 */
export function countFaults(verdicts: readonly Verdict[]): { failures: number; errors: number } {
  const outcomes = verdicts.map(({ kind }) => outcomeOf(kind));
  return {
    failures: outcomes.filter((outcome) => outcome === "failure").length,
    errors: outcomes.filter((outcome) => outcome === "error").length,
  };
}
