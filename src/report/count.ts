/**
 * Writes a number with its noun.
 *
 * @param number - how many
 * @param noun - the noun for one; the plural takes an s
 * @returns such as "1 case" or "12 cases"
 */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

/**
 * Writes a numerator with its denominator, the thousands apart.
 *
 * @param part - how many of them
 * @param all - how many there are
 * @returns such as "1,147 of 1,181"
 */
export function ofAll(part: number, all: number): string {
  return [part, all].map((number) => number.toLocaleString("en-US")).join(" of ");
}
