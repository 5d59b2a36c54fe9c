import { type Verdict, isFault } from "../judge/verdict.ts";
import type { CheckResult } from "./check.ts";

/**
 * Lists the verdicts that speak against the receiver.
 *
 * @param result - the verdicts
 * @returns those that are not known failures
 */
export function faultsOf({ verdicts, baseline }: CheckResult): Verdict[] {
  const known = new Set(baseline?.known);
  return verdicts.filter((verdict) => isFault(verdict) && !known.has(verdict.id));
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
  if (faultsOf(result).length > 0 || isBroken || (baseline?.stale.length ?? 0) > 0) {
    return "fails";
  }
  const known = new Set(baseline?.known);
  const isUnjudged =
    verdicts.some(({ id, kind }) => kind === "skipped" && !known.has(id)) ||
    properties.some(({ runs, skipped }) => runs === skipped);
  return isUnjudged ? "incomplete" : "passes";
}
