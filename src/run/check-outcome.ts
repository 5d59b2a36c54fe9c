import type { SelectedCase } from "../corpus/select.ts";
import { type Verdict, isFault } from "../judge/verdict.ts";
import type { CheckResult } from "./check.ts";

/** A case, and what a receiver made of it. */
export interface JudgedCase {
  readonly selected: SelectedCase;
  readonly verdict: Verdict;
}

/**
 * Lists the cases whose verdicts speak against the receiver.
 *
 * @param result - the verdicts
 * @returns those that are not known failures, in the order of the corpus, but those that were not put at last
 */
export function faultyCases({ cases, verdicts, baseline }: CheckResult): JudgedCase[] {
  const known = new Set(baseline?.known);
  const faulty = cases.flatMap((selected, index) => {
    const verdict = verdicts[index];
    return verdict !== undefined && isFault(verdict) && !known.has(verdict.id) ? [{ selected, verdict }] : [];
  });
  const isUnput = ({ verdict }: JudgedCase): number => Number(verdict.kind === "not-put");
  return faulty.toSorted((a, b) => isUnput(a) - isUnput(b));
}

/**
 * Says what a check came to.
 *
 * @param result - the verdicts
 * @returns `fails` where a case or a law found anything that is not known, or an entry of the baseline does not hold any
 *   more; `incomplete` where nothing was found, but the receiver skipped
 *   a case that is not listed as known, or some law was not judged by a single sample; else `passes`
 */
export function outcomeOfCheck(result: CheckResult): "passes" | "fails" | "incomplete" {
  const { verdicts, properties, baseline } = result;
  const isBroken = properties.some(({ counterexample }) => counterexample !== undefined);
  if (faultyCases(result).length > 0 || isBroken || (baseline?.stale.length ?? 0) > 0) {
    return "fails";
  }
  const known = new Set(baseline?.known);
  const isUnjudged =
    verdicts.some(({ id, kind }) => kind === "skipped" && !known.has(id)) ||
    properties.some(({ runs, skipped }) => runs === skipped);
  return isUnjudged ? "incomplete" : "passes";
}
