const FORMAT = new Intl.NumberFormat("en-US");

/**
 * Writes a number with its digits in groups.
 *
 * @param number - a whole number
 * @returns such as "1,835"
 */
export function grouped(number: number): string {
  return FORMAT.format(number);
}

/**
 * Writes a number with its digits in groups, and its noun.
 *
 * @param number - how many
 * @param noun - the noun for one; the plural takes an s
 * @returns such as "1 case" or "1,835 cases"
 */
export function counted(number: number, noun: string): string {
  return `${grouped(number)} ${noun}${number === 1 ? "" : "s"}`;
}
