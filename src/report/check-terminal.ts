import type { CounterStep, PropertyVerdict } from "../judge/property.ts";
import { type Verdict, isFault } from "../judge/verdict.ts";
import type { StaleEntry } from "../run/baseline.ts";
import type { CheckResult, CheckedProperty } from "../run/check.ts";
import { type FaultyCase, faultyCases } from "../run/check-outcome.ts";
import { checkCounts } from "./check-counts.ts";
import type { Colors } from "./colors.ts";
import { count } from "./count.ts";
import { observationText } from "./observation-text.ts";
import { excerpt, printable } from "./printable.ts";

/** How much of an envelope is shown, in characters. */
const ENVELOPE_WIDTH = 200;

/** So many cases are shown before the rest is only counted. */
const MOST_FINDINGS = 100;

/** How much of a ready case is shown, in characters: all of it, unless it is generated to be huge. */
const CASE_WIDTH = 10_000;

/**
 * Writes a check for a person at a terminal: what differs first, then one hint, the counts last.
 *
 * @param result - what the check came to
 * @param colors - colours of the stream that it goes to
 * @returns the text
 */
export function checkTerminal(result: CheckResult, colors: Colors): string {
  const findings = faultyCases(result);
  const broken = result.properties.filter(({ counterexample }) => counterexample !== undefined);
  return [
    ...findings.slice(0, MOST_FINDINGS).flatMap((each) => caseLines(each, colors)),
    ...(findings.length > MOST_FINDINGS
      ? [`and ${count(findings.length - MOST_FINDINGS, "more case")}; --reporter json lists all`, ""]
      : []),
    ...broken.flatMap((property) => propertyLines(property, colors)),
    ...(result.baseline?.stale ?? []).flatMap((entry) => staleLines(entry, colors)),
    ...hint(findings[0]?.verdict, broken[0], result),
    ...checkCounts(result, colors),
  ].join("\n");
}

/**
 * Writes what is wrong with a receiver's answers to a case.
 *
 * @param faulty - the case with its verdict
 * @param colors - colours of the stream that it goes to
 * @returns lines, the last one blank
 */
export function caseLines(
  { selected: { case: corpusCase, text, expected }, verdict }: FaultyCase,
  colors: Colors,
): string[] {
  const wanted = typeof expected === "string" ? expected : expected.oneOf.join(" or ");
  return [
    `${colors.red(verdict.kind)}  ${colors.bold(corpusCase.id)}  ${corpusCase.title} (${corpusCase.rules.join(", ")})`,
    `  envelope  ${colors.dim(excerpt(text, ENVELOPE_WIDTH))}`,
    `  expected  ${wanted}${saidOf(verdict, colors)}`,
    "",
  ];
}

function saidOf({ kind, observed = "", detail }: Verdict, colors: Colors): string {
  if (kind === "differs") {
    const why = detail === undefined ? "" : `; it ${printable(detail)}`;
    return `, got ${colors.yellow(excerpt(observed, 60))}${why}`;
  }
  return `; ${colors.yellow(printable(detail ?? kind))}`;
}

/**
 * Writes what is wrong with a receiver's answers to generated envelopes.
 *
 * @param property - a law that the receiver breaks
 * @param colors - colours of the stream that it goes to
 * @returns lines, the last one blank
 */
export function propertyLines(property: CheckedProperty, colors: Colors): string[] {
  const { id, statement, counterexample = [], recurred, readyCase } = property;
  return [
    `${colors.red("misread")}  a sample of law ${colors.bold(id)}  (${statement})`,
    ...counterexample.flatMap((step) => stepLines(step, colors)),
    ...(recurred === false ? ["  put again, it was answered rightly: this is what came the first time"] : []),
    ...(readyCase === undefined ? [] : [`  as a case  ${excerpt(JSON.stringify(readyCase), CASE_WIDTH)}`]),
    "",
  ];
}

function stepLines({ input, word, because, observation, isWrong }: CounterStep, colors: Colors): string[] {
  const said = observationText(observation);
  return [
    `  envelope  ${colors.dim(excerpt(input.text, ENVELOPE_WIDTH))}`,
    isWrong
      ? `  expected  ${word} (${because}), got ${colors.yellow(said)}`
      : `  answered  ${said}, which is right (${because})`,
  ];
}

/**
 * Writes what is wrong with an entry of a list of known failures.
 *
 * @param entry - the entry
 * @param colors - colours of the stream that it goes to
 * @returns lines, the last one blank
 */
export function staleLines(
  { kind, case: id, era, listed, observed = "" }: StaleEntry,
  colors: Colors,
): string[] {
  const said = {
    passes: "it passes now: remove the entry, or run with --update-baseline",
    differs: `it now gives ${excerpt(observed, 60)}`,
    gone: "it is not judged any more, for this era and these features: remove the entry",
  }[kind];
  return [
    `${colors.red("baseline")}  ${colors.bold(printable(id))} as ${era}  listed as ${excerpt(listed, 60)}; ${said}`,
    "",
  ];
}

function hint(
  first: Verdict | undefined,
  broken: PropertyVerdict | undefined,
  result: CheckResult,
): string[] {
  if (first !== undefined) {
    // Where no answer was a word that is known, no case has to be explained.
    const isUnfit = result.verdicts.every(({ kind }) => isFault({ kind }) && kind !== "differs");
    return [
      isUnfit
        ? "Next: the same command with doctor instead of check"
        : `Next: npx killtable explain ${first.id}`,
      "",
    ];
  }
  return broken === undefined
    ? []
    : [`Replay: the same command with --seed ${result.seed} --runs ${result.runs}`, ""];
}
