/** What is in two lists, in one of them, or in both. */
export interface Pairs<T> {
  /** In the order of the newer list. */
  readonly both: readonly (readonly [older: T, newer: T])[];
  readonly added: readonly T[];
  /** In the order of the older list. */
  readonly removed: readonly T[];
}

/**
 * Matches two lists by a key. Where several have the same key, the first is matched with the first, the second with
 * the second.
 *
 * @param older - a list
 * @param newer - another one
 * @param keyOf - what has to be the same
 * @returns the pairs, and what has no partner
 */
export function pairUp<T>(older: readonly T[], newer: readonly T[], keyOf: (each: T) => string): Pairs<T> {
  const left = new Map<string, T[]>();
  for (const each of older) {
    const key = keyOf(each);
    const same = left.get(key);
    if (same === undefined) {
      left.set(key, [each]);
    } else {
      same.push(each);
    }
  }
  const partners = newer.map((each) => left.get(keyOf(each))?.shift());
  const matched = new Set(partners);
  return {
    both: newer.flatMap((each, index) => {
      const partner = partners[index];
      return partner === undefined ? [] : [[partner, each] as const];
    }),
    added: newer.filter((_, index) => partners[index] === undefined),
    removed: older.filter((each) => !matched.has(each)),
  };
}
