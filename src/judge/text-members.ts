import { SHOWN_LENGTH } from "./show.ts";

/** So many members are told of. */
const MOST_MEMBERS = 10;

/**
 * Finds the members of a value that are texts: where an answer is an object, its word is probably one of them.
 *
 * @param value - an answer that is no text, however hostile its getters are
 * @returns the first of them by their names, long ones cut; none where it is no object or cannot be looked at
 */
export function textMembers(value: unknown): Readonly<Record<string, string>> {
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
