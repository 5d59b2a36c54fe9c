import { inspect } from "node:util";

/** Longest picture of a value, in characters. */
export const SHOWN_LENGTH = 300;

/**
 * A short picture of any value, however hostile its getters are.
 *
 * @param value - an answer that is no text, or what was thrown
 * @returns one line
 */
export function show(value: unknown): string {
  try {
    const text =
      value instanceof Error
        ? `${value.name}: ${value.message}`
        : inspect(value, {
            depth: 1,
            customInspect: false,
            breakLength: Infinity,
            maxStringLength: SHOWN_LENGTH,
          });
    return text.slice(0, SHOWN_LENGTH);
  } catch {
    return "a value that throws when it is looked at";
  }
}
