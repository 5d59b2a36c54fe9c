import { type Verdict, isFault } from "../judge/verdict.ts";
import type { StaleEntry } from "../run/baseline.ts";
import { type BrokenLaws, brokenLaws } from "../run/broken-laws.ts";
import type { CheckResult } from "../run/check.ts";
import { type Findings, judgedCases } from "../run/findings.ts";
import { checkCounts } from "./check-counts.ts";
import type { Colors } from "./colors.ts";
import { WIDTH, fit } from "./columns.ts";
import { count } from "./count.ts";
import { findingsLines } from "./findings-lines.ts";
import { lawLines } from "./law-lines.ts";
import { listedOnLine } from "./listed.ts";
import { printable } from "./printable.ts";
import { wholeCaseLines } from "./whole-case-lines.ts";
import { sentence } from "./wrap.ts";

/** So many entries of a baseline that do not hold any more are shown. */
const MOST_STALE = 8;

/**
 * Writes a check for a person at a terminal, about a screen: what differs first, then one hint, the counts last. Cases
 * that were named are shown whole.
 *
 * @param result - what the check came to
 * @param findings - of the cases that fail, those that were picked to be shown
 * @param colors - colours of the stream that it goes to
 * @returns the text
 */
export function checkTerminal(result: CheckResult, findings: Findings, colors: Colors): string {
  const laws = brokenLaws(result);
  const named = result.named === undefined ? [] : judgedCases(result.cases, result.verdicts);
  return [
    ...(result.named === undefined
      ? findingsLines(findings, "--reporter json, or --reporter html", colors)
      : named.flatMap((each) => [...wholeCaseLines(each, colors), ""])),
    ...lawsLines(laws, colors),
    ...staleLines(result.baseline?.stale ?? [], colors),
    ...hint(findings, laws, result),
    ...checkCounts(result, colors),
  ].join("\n");
}

function lawsLines({ shown, others }: BrokenLaws, colors: Colors): string[] {
  return shown.length === 0
    ? []
    : [
        ...shown.flatMap((property) => lawLines(property, colors, WIDTH)),
        ...(others.length === 0 ? [] : [listedOnLine(`and ${count(others.length, "more law")}:`, others)]),
        "",
      ];
}

function staleLines(stale: readonly StaleEntry[], colors: Colors): string[] {
  const more = stale.length - MOST_STALE;
  return stale.length === 0
    ? []
    : [
        ...stale.slice(0, MOST_STALE).flatMap((entry) => sentence(staleText(entry, colors), "", "  ")),
        ...(more > 0 ? [`and ${more} more entries of the baseline: --reporter json`] : []),
        "",
      ];
}

/**
 * Writes what is wrong with an entry of a list of known failures.
 *
 * @param entry - the entry
 * @param colors - colours of the stream that it goes to
 * @returns one line, safe to print
 */
export function staleText(
  { kind, case: id, era, listed, observed = "" }: StaleEntry,
  colors: Colors,
): string {
  const said = {
    passes: "it passes now: remove the entry, or run with --update-baseline",
    differs: `it now gives ${fit(observed, 60)}`,
    gone: "it is not judged any more, for this era and these features: remove the entry",
  }[kind];
  const about = `${colors.bold(printable(id))} as ${era}  listed as ${fit(listed, 60)}; ${said}`;
  return `${colors.red("baseline")}  ${about}`;
}

function hint({ shown }: Findings, laws: BrokenLaws, result: CheckResult): string[] {
  const [first] = shown;
  if (first !== undefined) {
    // Where no answer was a word that is known, no case has to be explained.
    const isUnfit = result.verdicts.every(({ kind }) => isFault({ kind }) && kind !== "differs");
    return [
      ...(isUnfit
        ? ["Next: the same command with doctor instead of check"]
        : caseHint(first.verdict, first.selected.case.rules[0] ?? "", result.named !== undefined)),
      "",
    ];
  }
  return laws.shown.length === 0
    ? []
    : [`Replay: the same command with --seed ${result.seed} --runs ${result.runs}`, ""];
}

function caseHint({ id, heldTo }: Verdict, rule: string, isNamed: boolean): string[] {
  // That two answers do not go together, one case does not show.
  const cases = [id, ...(heldTo === undefined ? [] : [heldTo])].map((each) => `--case ${each}`).join(" ");
  return isNamed
    ? [`Next: npx killtable explain ${rule}`]
    : [`Next: npx killtable explain ${id}`, `  or: the same command with ${cases}`];
}
