const NUMBERS = new Intl.NumberFormat("en");

/**
 * Writes a number with what it counts.
 *
 * @param number - how many
 * @param noun - what is counted, in the singular
 * @returns such as `1 case` or `1,835 cases`
 */
export function counted(number: number, noun: string): string {
  return `${NUMBERS.format(number)} ${noun}${number === 1 ? "" : "s"}`;
}
