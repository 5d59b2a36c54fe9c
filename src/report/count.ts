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
