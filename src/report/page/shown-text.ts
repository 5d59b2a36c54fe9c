import type { CorpusCase } from "../../corpus/case.ts";
import { envelopeText } from "../../corpus/envelope-text.ts";
import { grouped } from "../count.ts";

/** So much of an envelope is shown, in characters. */
const MOST = 4_000;

/**
 * Writes the envelope of a case for a person: one that is written down as a value with an indent, any other text as it
 * is, since spaces or spelling may be what it is about.
 *
 * @param corpusCase - the case
 * @returns JSON text, or the first part of one that is huge
 */
export function shownEnvelope(corpusCase: CorpusCase): string {
  const isWritten = corpusCase.raw === undefined && corpusCase.build === undefined;
  return firstPart(isWritten ? laidOut(corpusCase.envelope) : envelopeText(corpusCase));
}

/**
 * Writes a JSON value with an indent.
 *
 * @param value - a value that is not too deep to be written
 * @returns JSON text
 */
export function laidOut(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

/**
 * Cuts a text that is huge.
 *
 * @param text - any text
 * @returns the text, or its first 4,000 characters and how many more there are
 */
export function firstPart(text: string): string {
  return text.length <= MOST
    ? text
    : `${text.slice(0, MOST)}… (${grouped(text.length - MOST)} more characters)`;
}
