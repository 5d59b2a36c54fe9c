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
 * Writes a number with its noun.
 *
 * @param number - how many
 * @param noun - the noun for one; the plural takes an s
 * @param shown - the number as it is written; plain, if left out
 * @returns such as "1 case" or "1200 cases"
 */
export function count(number: number, noun: string, shown = String(number)): string {
  return `${shown} ${noun}${number === 1 ? "" : "s"}`;
}

/**
 * Writes a number with its digits in groups, and its noun.
 *
 * @param number - how many
 * @param noun - the noun for one; the plural takes an s
 * @returns such as "1 case" or "1,835 cases"
 */
export function counted(number: number, noun: string): string {
  return count(number, noun, grouped(number));
}

/**
 * Writes a numerator with its denominator, the digits in groups.
 *
 * @param part - how many of them
 * @param all - how many there are
 * @returns such as "1,147 of 1,181"
 */
export function ofAll(part: number, all: number): string {
  return `${grouped(part)} of ${grouped(all)}`;
}
