import { bit, isWithin, numbersIn } from "./bits.ts";

/**
 * What a set of cases has to stop: for each mutant the set of the cases that would. A choice of cases is a cover
 * where it shares a case with each of them.
 */
export type Needs = readonly bigint[];

/** What reducing leaves of a problem. */
export interface Reduced {
  /** Cases that are in a smallest cover, whatever is chosen for the rest. */
  readonly chosen: readonly number[];
  /** What is still to be stopped. */
  readonly needs: Needs;
}

/**
 * Makes a covering problem smaller without losing a smallest cover of it, until nothing more is found:
 *
 * - a mutant that is stopped whenever another one is needs no case of its own (a dominated row);
 * - a case which alone stops a mutant is chosen (an essential case);
 * - a case that stops no more than another one does is dropped, of equals all but the first (a dominated column).
 *
 * These are the classical reductions of set covering (R. S. Garfinkel, G. L. Nemhauser, Integer Programming, 1972).
 *
 * @param needs - what is to be stopped
 * @returns the cases chosen on the way, and what is left
 */
export function reduceNeeds(needs: Needs): Reduced {
  const chosen: number[] = [];
  let left = needs;
  for (;;) {
    const hardest = smallestSets(left);
    const single = hardest.filter((need) => (need & (need - 1n)) === 0n);
    chosen.push(...single.flatMap(numbersIn));
    const open = hardest.filter((need) => (need & (need - 1n)) !== 0n);
    const useful = usefulCases(open);
    left = open.map((need) => need & useful);
    if (left.every((need, index) => need === open[index])) {
      return { chosen, needs: left };
    }
  }
}

/**
 * Turns the problem on its side.
 *
 * @param needs - what is to be stopped
 * @returns for each case, ascending, the set of the needs that it meets, by their places
 */
export function metBy(needs: Needs): Map<number, bigint> {
  const met = new Map<number, bigint>();
  for (const [place, need] of needs.entries()) {
    const flag = bit(place);
    for (const number of numbersIn(need)) {
      met.set(number, (met.get(number) ?? 0n) | flag);
    }
  }
  return new Map([...met].toSorted(([a], [b]) => a - b));
}

/** Drops every set that has another one within it, and of equal ones all but one. */
function smallestSets(sets: Needs): bigint[] {
  const distinct = [...new Set(sets)];
  return distinct.filter((set) => !distinct.some((other) => other !== set && isWithin(other, set)));
}

/** The cases that are not dominated: of those that meet the same needs the first, and none that another one outdoes. */
function usefulCases(needs: Needs): bigint {
  const met = metBy(needs);
  const rivals = needs.map(numbersIn);
  let useful = 0n;
  for (const [number, own] of met) {
    // Whatever outdoes it is among those that meet the need which the fewest do.
    const among = numbersIn(own)
      .map((place) => rivals[place] ?? [])
      .reduce((a, b) => (b.length < a.length ? b : a));
    const isOutdone = among.some((other) => {
      const others = met.get(other) ?? 0n;
      return isWithin(own, others) && (others !== own || other < number);
    });
    useful |= isOutdone ? 0n : bit(number);
  }
  return useful;
}
