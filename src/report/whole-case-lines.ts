import { isFault } from "../judge/verdict.ts";
import type { JudgedCase } from "../run/check-outcome.ts";
import { caseFacts, fact, jsonFact } from "./case-facts.ts";
import type { Colors } from "./colors.ts";
import { expectedWords } from "./expected-words.ts";
import { excerpt } from "./printable.ts";

/** How much of an answer or of what went wrong is shown, in characters. */
const TEXT_WIDTH = 2000;

/**
 * Writes everything that there is to know of a case that was named, and of what a receiver made of it.
 *
 * @param judged - the case and the verdict
 * @param colors - colours of the stream that it goes to
 * @returns the lines
 */
export function wholeCaseLines({ selected, verdict }: JudgedCase, colors: Colors): string[] {
  const { case: corpusCase, text, context, expected } = selected;
  const { kind, observed, detail } = verdict;
  const paint = isFault(verdict) ? colors.red : colors.green;
  const got = [observed, detail]
    .filter((each) => each !== undefined)
    .map((each) => excerpt(each, TEXT_WIDTH));
  return [
    `${paint(kind)}  ${colors.bold(corpusCase.id)}  ${corpusCase.title}`,
    ...caseFacts(corpusCase),
    ...jsonFact("context", JSON.stringify(context)),
    ...jsonFact("envelope", text),
    ...fact("expected", expectedWords(expected)),
    ...fact("got", got.length === 0 ? kind : got.join("; ")),
  ];
}
