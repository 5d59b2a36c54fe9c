import { bit, sizeOf } from "./bits.ts";
import { metBy, type Needs, reduceNeeds } from "./cover-reductions.ts";

/** A cover, and how good it is known to be. */
export interface Cover {
  /** The cases in it. */
  readonly chosen: readonly number[];
  /** No cover has fewer cases than this. */
  readonly lowerBound: number;
}

/**
 * Looks for a smallest cover: reductions, then a greedy cover as the upper bound, then branch and bound with the
 * reductions at every node. The greedy step is that of V. Chvátal, “A Greedy Heuristic for the Set-Covering Problem”
 * (1979); the lower bound counts mutants of which no case stops two.
 *
 * @param needs - what is to be stopped; none of them empty
 * @param maxCells - how much branch and bound may look at, in cells (mutants × cases left, summed over the nodes)
 * @returns a smallest cover, with its size as the lower bound; or, where that did not suffice, the best one found, from
 *   which no case can be left out, with the lower bound of the whole problem
 */
export function searchCover(needs: Needs, maxCells: number): Cover {
  const { chosen: essential, needs: core } = reduceNeeds(needs);
  const rootBound = lowerBound(core);
  let best = withoutSpare(core, greedy(core));
  let seen = 0;
  let wasCut = false;

  const open = (unreduced: Needs, before: readonly number[]): void => {
    if (best.length === rootBound || wasCut) {
      return;
    }
    seen += cellsOf(unreduced);
    if (seen > maxCells) {
      wasCut = true;
      return;
    }
    const reduced = reduceNeeds(unreduced);
    const chosen = [...before, ...reduced.chosen];
    if (chosen.length + lowerBound(reduced.needs) >= best.length) {
      return;
    }
    if (reduced.needs.length === 0) {
      best = withoutSpare(core, chosen);
      return;
    }
    branch(reduced.needs, chosen);
  };

  // Some case has to stop the mutant that the fewest cases stop: try each of them, the strongest first; once one
  // has been tried, it is taken out of what remains.
  const branch = (left: Needs, chosen: readonly number[]): void => {
    const strongest = byStrength(left);
    const hardest = left.reduce((a, b) => (sizeOf(b) < sizeOf(a) ? b : a));
    let tried = 0n;
    for (const number of strongest.filter((each) => (hardest & bit(each)) !== 0n)) {
      const without = tried;
      open(
        unmet(left, number).map((need) => need & ~without),
        [...chosen, number],
      );
      tried |= bit(number);
    }
  };

  open(core, []);
  return {
    chosen: [...essential, ...best],
    lowerBound: essential.length + (wasCut ? rootBound : best.length),
  };
}

/** Chooses the case that stops the most of what is left, reduces, and so on. */
function greedy(needs: Needs): number[] {
  const chosen: number[] = [];
  for (let left = needs; ;) {
    const reduced = reduceNeeds(left);
    chosen.push(...reduced.chosen);
    const [strongest] = byStrength(reduced.needs);
    if (strongest === undefined) {
      return chosen;
    }
    chosen.push(strongest);
    left = unmet(reduced.needs, strongest);
  }
}

/** Leaves out every case without which everything is stopped all the same, the last chosen first. */
function withoutSpare(needs: Needs, chosen: readonly number[]): readonly number[] {
  return chosen.reduceRight<readonly number[]>((kept, number) => {
    const others = kept.filter((other) => other !== number);
    const set = others.reduce((all, other) => all | bit(other), 0n);
    return needs.every((need) => (need & set) !== 0n) ? others : kept;
  }, chosen);
}

/** How many cases it takes at least: one for each of some mutants of which no case stops two. */
function lowerBound(needs: Needs): number {
  let used = 0n;
  let bound = 0;
  for (const need of needs.toSorted((a, b) => sizeOf(a) - sizeOf(b))) {
    if ((need & used) === 0n) {
      used |= need;
      bound += 1;
    }
  }
  return bound;
}

/** The size of what is left: mutants × cases. */
function cellsOf(needs: Needs): number {
  return needs.length * sizeOf(needs.reduce((all, need) => all | need, 0n));
}

/** What a case does not meet. */
function unmet(needs: Needs, number: number): bigint[] {
  return needs.filter((need) => (need & bit(number)) === 0n);
}

/** The cases, those first that stop the most, of equals the first. */
function byStrength(needs: Needs): number[] {
  return [...metBy(needs)]
    .map(([number, met]) => ({ number, size: sizeOf(met) }))
    .toSorted((a, b) => b.size - a.size)
    .map(({ number }) => number);
}
