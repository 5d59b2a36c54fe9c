import type { CorpusCase } from "./case.ts";
import { jsonText } from "./json-text.ts";
import { type Difference, type Key, type Spot, differences } from "./places.ts";
import { seenOf } from "./seen.ts";

/** A place in which a case and its twin differ. */
export interface TwinDifference {
  /** Such as `envelope.result.isError`, `envelope.result.content[0]` or `context.method`. */
  readonly place: string;
  /**
   * What is there in the case, and in the twin: JSON text of the decoded value, or nothing where there is none. Where
   * a member stands in the place of another, it is that of the member with its key, and the place is around it.
   */
  readonly here?: string;
  readonly there?: string;
}

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/**
 * Finds in what a case and its twin differ, as far as a receiver sees them.
 *
 * @param corpusCase - the case
 * @param twin - its twin
 * @returns the places, sorted; one, where the twin is a good one
 */
export function twinDifferences(corpusCase: CorpusCase, twin: CorpusCase): TwinDifference[] {
  return differences(seenOf(corpusCase), seenOf(twin)).map(shown);
}

function shown({ left, right }: Difference): TwinDifference {
  const keys = left?.keys ?? right?.keys ?? [];
  if (left !== undefined && right !== undefined && left.keys.at(-1) !== right.keys.at(-1)) {
    return { place: placeText(keys.slice(0, -1)), here: memberText(left), there: memberText(right) };
  }
  return {
    place: placeText(keys),
    ...(left === undefined ? {} : { here: jsonText(left.value) }),
    ...(right === undefined ? {} : { there: jsonText(right.value) }),
  };
}

function memberText({ keys, value }: Spot): string {
  return `${JSON.stringify(keys.at(-1))}: ${jsonText(value)}`;
}

function placeText(keys: readonly Key[]): string {
  return keys.map(keyText).join("").replace(/^\./, "");
}

function keyText(key: Key): string {
  return typeof key === "string" && IDENTIFIER.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`;
}
