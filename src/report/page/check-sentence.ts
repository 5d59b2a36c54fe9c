import type { Rule } from "../../corpus/case.ts";
import type { CheckResult } from "../../run/check.ts";
import { outcomeOfCheck } from "../../run/check-outcome.ts";
import { type Misreadings, misreadingsOf } from "../../run/misreadings.ts";
import { type CheckedReceiver, OUTCOME_WORDS, outcomeOfReceiver } from "../check-verdict.ts";
import { printable } from "../printable.ts";
import { counted, grouped } from "../count.ts";

const LIST = new Intl.ListFormat("en");

/**
 * Says in a sentence what checks came to.
 *
 * @param results - what the check of each receiver came to, or why there was none
 * @param rules - the rules
 * @returns a sentence without its full stop
 */
export function checkSentence(results: readonly CheckedReceiver[], rules: readonly Rule[]): string {
  const [first, ...others] = results;
  if (first === undefined) {
    return "No receiver was judged";
  }
  return others.length === 0 ? sentenceOf(first, rules) : sentenceOfAll(results);
}

/**
 * Says in a sentence what the check of one receiver came to.
 *
 * @param result - what it came to, or why there was none
 * @param rules - the rules
 * @returns a sentence without its full stop
 */
export function sentenceOf(result: CheckedReceiver, rules: readonly Rule[]): string {
  const name = printable(result.receiver);
  if ("problem" in result) {
    return `${name} could not be judged as ${result.era}: ${printable(result.problem)}`;
  }
  const counts = misreadingsOf(result, rules);
  const said = {
    passes: () => [rightly(counts, result), generatedText(result)],
    fails: () => [
      wrongly(counts, result),
      ...rulesText(counts),
      ...brokenLaws(result),
      ...staleWords(result),
    ],
    incomplete: () => [`was not judged wholly as ${result.era}`, ...unjudged(counts, result)],
  }[outcomeOfCheck(result)];
  return `${name} ${said().join("; ")}`;
}

function rightly({ cases, known }: Misreadings, { era }: CheckResult): string {
  return known === 0
    ? `reads ${cases === 1 ? "the one envelope" : `all ${counted(cases, "envelope")}`} rightly as ${era}`
    : `fails only what its baseline lists, ${grouped(known)} of ${counted(cases, "envelope")}, as ${era}`;
}

function generatedText({ properties }: CheckResult): string {
  return properties.length === 0
    ? "no envelope was generated"
    : `none of ${counted(properties.length, "law")} is broken on generated ones`;
}

function wrongly(counts: Misreadings, result: CheckResult): string {
  const { cases, misread, unanswered, notPut } = counts;
  const parts = [
    ...(misread === 0 ? [] : [`misreads ${grouped(misread)}`]),
    ...(unanswered === 0 ? [] : [`gives no answer to ${grouped(unanswered)}`]),
    ...(notPut === 0 ? [] : [`was not put ${grouped(notPut)}`]),
  ];
  const [first, ...others] = parts;
  return first === undefined
    ? rightly(counts, result)
    : `${LIST.format([`${first} of ${counted(cases, "envelope")}`, ...others])} as ${result.era}`;
}

function rulesText({ broken }: Misreadings): string[] {
  const [most] = broken;
  if (most === undefined) {
    return [];
  }
  return broken.length === 1
    ? [`one rule is broken, ${most.rule}`]
    : [`${broken.length} rules are broken, ${most.rule} most (${grouped(most.cases)})`];
}

function brokenLaws({ properties }: CheckResult): string[] {
  const broken = properties.filter(({ counterexample }) => counterexample !== undefined).length;
  const verb = broken === 1 ? "is" : "are";
  return broken === 0
    ? []
    : [`${broken} of ${counted(properties.length, "law")} ${verb} broken on generated envelopes`];
}

function staleWords({ baseline }: CheckResult): string[] {
  const stale = baseline?.stale.length ?? 0;
  return stale === 0 ? [] : [`${grouped(stale)} of what its baseline lists does not hold any more`];
}

function unjudged({ cases, skipped }: Misreadings, { properties }: CheckResult): string[] {
  const unput = properties.filter(({ runs, skipped: left }) => runs === left).length;
  return [
    ...(skipped === 0 ? [] : [`it skipped ${grouped(skipped)} of ${counted(cases, "envelope")}`]),
    ...(unput === 0 ? [] : [`it took no sample of ${unput} of ${counted(properties.length, "law")}`]),
  ];
}

function sentenceOfAll(results: readonly CheckedReceiver[]): string {
  const others = results
    .filter((result) => outcomeOfReceiver(result) !== "passes")
    .map((each) => `${printable(each.receiver)} as ${each.era} ${OUTCOME_WORDS[outcomeOfReceiver(each)]}`);
  return others.length === 0
    ? `All ${results.length} checks pass`
    : `${results.length - others.length} of ${results.length} checks pass; ${others.join(", ")}`;
}
