import { closestMatch } from "leven";

/**
 * Finds what was probably meant.
 *
 * @param name - a name that nothing has
 * @param known - the names that there are, at least one
 * @returns the one that takes the fewest changed letters
 */
export function nearestTo(name: string, known: readonly string[]): string {
  return closestMatch(name, known) ?? "";
}
