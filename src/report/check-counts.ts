import { VERDICT_KINDS } from "../judge/verdict.ts";
import type { BlindSpots } from "../run/blind-spots.ts";
import type { CheckResult } from "../run/check.ts";
import { outcomeOfCheck } from "../run/check-outcome.ts";
import { isHeld } from "./check-verdict.ts";
import type { Colors } from "./colors.ts";
import { fit, fitEnd } from "./columns.ts";
import { count } from "./count.ts";
import { excerpt } from "./printable.ts";
import { sentence } from "./wrap.ts";

/** How much of the name of a receiver is shown, in columns. */
const NAME_WIDTH = 76;

/** How much of a word is shown, in columns. */
const WORD_WIDTH = 40;

/** So many names are listed before the rest is only counted. */
const MOST_NAMES = 8;

/**
 * Writes the counts of a check, and what has to be known to read them.
 *
 * @param result - what the check came to
 * @param colors - colours of the stream that it goes to
 * @returns sentences, the verdict last
 */
export function checkCounts(result: CheckResult, colors: Colors): string[] {
  const { seed, era, features } = result;
  const verdict = {
    passes: colors.green("passes"),
    fails: colors.red("fails"),
    incomplete: colors.red("was not judged wholly"),
  }[outcomeOfCheck(result)];
  return [
    ...checkNotes(result),
    `${fitEnd(result.receiver, NAME_WIDTH)} ${verdict} as ${era}${features.length === 0 ? "" : ` with ${features.join(", ")}`} (seed ${seed})`,
  ].flatMap((text) => sentence(text, "", "  "));
}

/**
 * Writes what has to be known to read a check.
 *
 * @param result - what the check came to
 * @returns one line each, safe to print: counts, what was left out and why, what cannot be judged
 */
export function checkNotes(result: CheckResult): string[] {
  const { taken, idle, baseline, blindSpots } = result;
  const positions = Object.entries(taken).map(([decision, names]) => `${decision}=${names.join(" or ")}`);
  return [
    casesLine(result),
    ...skippedLine(result),
    ...(baseline === undefined ? [] : [baselineLine(baseline)]),
    ...(positions.length === 0 ? [] : [`open decisions, as it takes them: ${positions.join(", ")}`]),
    ...(idle.length === 0 ? [] : [`declared, but no case here asks for it: ${idle.join(", ")}`]),
    lawsLine(result),
    ...(blindSpots === undefined ? [] : blindLines(blindSpots)),
  ];
}

function casesLine(result: CheckResult): string {
  const { cases, verdicts } = result;
  const counts = VERDICT_KINDS.map(
    (kind) => [verdicts.filter((verdict) => verdict.kind === kind).length, kind] as const,
  )
    .filter(([number]) => number !== 0)
    .map((pair) => pair.join(" "));
  const left = leftOutOf(result).flatMap(({ ids, reason }) =>
    ids.length === 0 ? [] : [`; ${ids.length} left out: ${reason}`],
  );
  return `${count(cases.length, "case")}: ${counts.join(", ")}${left.join("")}`;
}

/**
 * Lists what was left out of a check.
 *
 * @param result - what the check came to
 * @returns the ids of the cases by the reason, which may have none
 */
export function leftOutOf(
  result: CheckResult,
): { readonly ids: readonly string[]; readonly reason: string }[] {
  const { unclaimed, superseded, uncallable = [], otherVersion = [] } = result;
  return [
    { ids: unclaimed, reason: "feature not claimed" },
    { ids: superseded, reason: "decided otherwise by a feature claimed" },
    { ids: uncallable, reason: "no client can be made to send their request" },
    { ids: otherVersion, reason: "the peers may agree on another protocol version" },
  ];
}

function skippedLine({ verdicts }: CheckResult): string[] {
  const reasons = new Map<string, number>();
  for (const { kind, detail = "" } of verdicts) {
    if (kind === "skipped") {
      reasons.set(detail, (reasons.get(detail) ?? 0) + 1);
    }
  }
  const said = [...reasons].map(([reason, number]) => `${excerpt(reason, 100)} (${count(number, "case")})`);
  return said.length === 0 ? [] : [`not judged, as it says itself: ${listed(said)}`];
}

function baselineLine({ known, unreviewed }: NonNullable<CheckResult["baseline"]>): string {
  const unknown = unreviewed === 0 ? "" : `, ${unreviewed} of them without a reason`;
  return `${count(known.length, "known failure")} as the baseline lists them${unknown}`;
}

function lawsLine({ properties, runs }: CheckResult): string {
  if (properties.length === 0) {
    return "no generated envelopes";
  }
  const held = properties.filter(isHeld).length;
  const short = properties
    .filter(({ cutShort }) => cutShort)
    .map(({ id, runs: put }) => `${id} after ${put}`);
  const known = properties.reduce((sum, each) => sum + each.known, 0);
  const skipped = properties.reduce((sum, each) => sum + each.skipped, 0);
  return [
    `${held} of ${count(properties.length, "law")} hold, each over up to ${count(runs, "generated sample")}`,
    ...(short.length === 0 ? [] : [`the time was over for ${short.join(", ")}`]),
    ...(known === 0 ? [] : [`${count(known, "sample")} failed only as a known failure does`]),
    ...(skipped === 0 ? [] : [`${count(skipped, "sample")} skipped in part or whole by the receiver`]),
  ].join("; ");
}

function blindLines({ merged, unsayable, stoppable, neverStopped }: BlindSpots): string[] {
  const words = merged.map(
    ({ word, categories }) =>
      `its word ${fit(JSON.stringify(word), WORD_WIDTH)} does not tell ${categories.join(" from ")}`,
  );
  const missing = unsayable.map(
    ({ category, cases }) => `it has no word for ${category}: ${count(cases, "case")} can only fail`,
  );
  const lost =
    neverStopped.length === 0
      ? []
      : [
          `so ${neverStopped.length} of the ${count(stoppable, "hand-written mutant")} that these cases stop can never be stopped: ${listed(neverStopped)}`,
        ];
  return [...words, ...missing, ...lost];
}

function listed(names: readonly string[]): string {
  const more = names.length - MOST_NAMES;
  return `${names.slice(0, MOST_NAMES).join(", ")}${more > 0 ? `, and ${more} more (--reporter json)` : ""}`;
}
