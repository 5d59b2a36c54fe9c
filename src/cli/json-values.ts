/** One JSON value out of a text, or the line that is none. */
export type ReadValue = { readonly value: unknown } | { readonly line: number; readonly problem: string };

/**
 * Reads a text that is one JSON value, or JSON Lines: one value a line, blank lines left out.
 *
 * @param text - the text
 * @returns the values in their order; a line that is no JSON gives its number and what is wrong with it
 */
export function readJsonValues(text: string): ReadValue[] {
  // A byte order mark is no part of the text.
  const whole = tryParse(text.replace(/^\ufeff/, ""));
  const lines = text.replace(/^\ufeff/, "").split(/\r?\n/);
  if ("value" in whole) {
    return [whole];
  }
  // Not JSON Lines, if the first line is no value: then the whole is one value that is broken somewhere.
  const first = lines.find((line) => line.trim() !== "") ?? "";
  if (first !== "" && !("value" in tryParse(first))) {
    return [{ line: lines.indexOf(first) + 1, ...whole }];
  }
  return lines.flatMap((line, index): ReadValue[] => {
    if (line.trim() === "") {
      return [];
    }
    const read = tryParse(line);
    return ["value" in read ? read : { line: index + 1, ...read }];
  });
}

function tryParse(text: string): { readonly value: unknown } | { readonly problem: string } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { problem: (error as Error).message };
  }
}
