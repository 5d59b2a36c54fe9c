/**
 * Gives the set of one number. A bigint serves as a set of small numbers: number `n` is in it where bit `n` is set.
 *
 * @param number - the number, from 0
 * @returns the set
 */
export function bit(number: number): bigint {
  return 1n << BigInt(number);
}

/**
 * Gives the set of many numbers, at once: to put one after another into it would make a set for each.
 *
 * @param numbers - the numbers, from 0
 * @param end - a number that is above all of them
 * @returns the set
 */
export function setOf(numbers: readonly number[], end: number): bigint {
  const digits = Array<string>(end).fill("0");
  for (const number of numbers) {
    digits[end - 1 - number] = "1";
  }
  return BigInt(`0b0${digits.join("")}`);
}

/**
 * Says whether everything in one set is in the other too.
 *
 * @param part - the smaller set
 * @param whole - the larger set
 * @returns true where it is, and where they are equal
 */
export function isWithin(part: bigint, whole: bigint): boolean {
  return (part & whole) === part;
}

/**
 * Lists what is in a set.
 *
 * @param set - the set
 * @returns its numbers, ascending
 */
export function numbersIn(set: bigint): number[] {
  const digits = set.toString(2);
  const numbers: number[] = [];
  for (let number = 0; number < digits.length; number++) {
    if (digits[digits.length - 1 - number] === "1") {
      numbers.push(number);
    }
  }
  return numbers;
}

/**
 * Counts what is in a set.
 *
 * @param set - the set
 * @returns how many numbers are in it
 */
export function sizeOf(set: bigint): number {
  return set.toString(2).replaceAll("0", "").length;
}
