import type { Observation } from "./observation.ts";
import { SHOWN_LENGTH, show } from "./show.ts";

/** So many members are told of. */
const MOST_MEMBERS = 10;

/**
 * Observes an answer that is no text.
 *
 * @param answer - the answer, however hostile its getters are
 * @returns the observation
 */
export function noWord(answer: unknown): Observation {
  return { kind: "no-word", shown: show(answer), texts: textMembers(answer) };
}

/** The members of an answer that are texts: where it is an object, its word is probably one of them. Long ones are cut. */
function textMembers(value: unknown): Readonly<Record<string, string>> {
  try {
    const texts = Object.entries(Object(value)).filter((each): each is [string, string] => {
      return typeof each[1] === "string";
    });
    return Object.fromEntries(
      texts
        .slice(0, MOST_MEMBERS)
        .map(([name, text]) => [name.slice(0, SHOWN_LENGTH), text.slice(0, SHOWN_LENGTH)]),
    );
  } catch {
    return {};
  }
}
