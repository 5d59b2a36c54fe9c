import type { CorpusCase } from "../corpus/case.ts";
import { labelled } from "./labelled.ts";
import { excerpt } from "./printable.ts";
import { sentence } from "./wrap.ts";

/** How much of an envelope is shown, in characters. */
const ENVELOPE_WIDTH = 2000;

/** So many lines an envelope may take when it is laid out. */
const MOST_LINES = 60;

/**
 * Writes what is stated of a case, whoever is judged on it.
 *
 * @param corpusCase - the case
 * @returns lines: why it is what it is, then its rules and features
 */
export function caseFacts({ why, rules, features, unless }: CorpusCase): string[] {
  return [
    ...sentence(why),
    "",
    ...fact("rules", rules.join(", ")),
    ...(features === undefined ? [] : fact("features", features.join(", "))),
    ...(unless === undefined ? [] : fact("unless", `${unless.join(" or ")} is claimed`)),
  ];
}

/** What a label takes, in columns. */
const LABEL_WIDTH = 10;

/**
 * Writes something that is known of a case.
 *
 * @param label - what it is
 * @param text - printable text
 * @returns lines, those after the first set in as far as the text
 */
export function fact(label: string, text: string): string[] {
  return labelled(label, text, LABEL_WIDTH);
}

/**
 * Writes JSON behind its label.
 *
 * @param label - the label
 * @param text - JSON text
 * @returns lines: laid out where that loses nothing and is not too long; else one, cut where it is huge
 */
export function jsonFact(label: string, text: string): string[] {
  const lines = text.length > ENVELOPE_WIDTH ? [] : laidOut(text);
  const shown = lines.length === 0 ? [excerpt(text, ENVELOPE_WIDTH)] : lines;
  return shown.map((line, at) => (at === 0 ? label : "").padEnd(LABEL_WIDTH) + line);
}

function laidOut(text: string): string[] {
  const value: unknown = JSON.parse(text);
  // Members that are there twice, and numbers that no decoder keeps, would be lost.
  const lines = JSON.stringify(value) === text ? JSON.stringify(value, null, 2).split("\n") : [];
  return lines.length > MOST_LINES ? [] : lines.map((line) => excerpt(line, ENVELOPE_WIDTH));
}
