import type { CounterStep } from "../../judge/property.ts";
import type { CheckResult, CheckedProperty } from "../../run/check.ts";
import { observationText } from "../observation-text.ts";
import type { PageLaw, PageStep } from "../page-data.ts";
import type { JudgedReceiver } from "./page-eras.ts";
import { firstPart, laidOut } from "./shown-text.ts";

/**
 * Lists the laws that receivers break.
 *
 * @param checked - the receivers that were checked
 * @returns one entry for each broken law of each receiver
 */
export function pageLaws(checked: readonly JudgedReceiver[]): PageLaw[] {
  return checked.flatMap(({ result, replayLaws }) =>
    "problem" in result
      ? []
      : result.properties
          .filter(({ counterexample }) => counterexample !== undefined)
          .map((property) => pageLaw(property, result, replayLaws)),
  );
}

function pageLaw(
  { id, statement, counterexample = [], readyCase }: CheckedProperty,
  { receiver, era }: CheckResult,
  replay: string,
): PageLaw {
  return {
    ...{ receiver, era, id, statement, replay },
    steps: counterexample.map(pageStep),
    ...(readyCase === undefined ? {} : { readyCase: laidOut(readyCase) }),
  };
}

function pageStep({ input, word, because, observation, isWrong, recipe }: CounterStep): PageStep {
  // What has a recipe may be too deep to be laid out.
  const envelope = recipe === undefined ? laidOut(JSON.parse(input.text)) : input.text;
  return {
    envelope: firstPart(envelope),
    expected: word,
    because,
    observed: observationText(observation),
    isWrong,
  };
}
