/** One JSON value out of a text, or the line that is none. */
export type ReadValue = { readonly value: unknown } | { readonly line: number; readonly problem: string };

/**
 * Reads a text that is one JSON value, or JSON Lines: one value a line, blank lines left out.
 *
 * @param text - the text
 * @returns the values in their order; a line that is no JSON gives its number and what is wrong with it
 */
export function readJsonValues(text: string): ReadValue[] {
  const whole = tryParse(text);
  const lines = text.split(/\r?\n/);
  const filled = lines.filter((line) => line.trim() !== "");
  if ("value" in whole) {
    return [whole];
  }
  if (filled.length === 1) {
    return [{ line: lines.findIndex((line) => line.trim() !== "") + 1, ...whole }];
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
