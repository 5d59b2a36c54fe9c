/** What is still to be written: text as it is, or a value. */
type Pending = string | { readonly value: unknown };

/**
 * Writes a decoded JSON value as JSON text, without spaces. Works through a list instead of calling itself, so that
 * no depth overflows the stack. A minus zero keeps its sign; what is too large for a number is `Infinity`, as decoded.
 *
 * @param value - a value that was decoded from JSON
 * @returns the text
 */
export function jsonText(value: unknown): string {
  const written: string[] = [];
  const pending: Pending[] = [{ value }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (typeof next === "string") {
      written.push(next);
    } else if (typeof next.value === "object" && next.value !== null) {
      // The last that is put onto the list is the first to be written.
      for (const piece of piecesOf(next.value).toReversed()) {
        pending.push(piece);
      }
    } else {
      written.push(typeof next.value === "number" ? numberText(next.value) : JSON.stringify(next.value));
    }
  }
  return written.join("");
}

function piecesOf(holder: object): Pending[] {
  const isArray = Array.isArray(holder);
  const members = Object.entries(holder).flatMap(([key, value], at): Pending[] => [
    `${at === 0 ? "" : ","}${isArray ? "" : `${JSON.stringify(key)}:`}`,
    { value },
  ]);
  return isArray ? ["[", ...members, "]"] : ["{", ...members, "}"];
}

function numberText(number: number): string {
  return Object.is(number, -0) ? "-0" : String(number);
}
