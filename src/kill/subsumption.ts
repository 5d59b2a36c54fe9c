import { bit, isWithin, numbersIn } from "./bits.ts";
import { type KilledRow, killSets } from "./killed-row.ts";

/** Mutants that the same cases kill: nothing in the suite tells them apart. */
interface SubsumptionNode {
  /** The first of its mutants, which stands for all of them. */
  readonly id: string;
  /** The ids of its mutants, sorted. */
  readonly mutants: readonly string[];
  /** The nodes that it subsumes with no other one between, by id, sorted: the edges that leave it. */
  readonly subsumes: readonly string[];
}

/** Which mutants are stopped with which others. */
export interface Subsumption {
  /** The nodes of the graph, by id. */
  readonly nodes: readonly SubsumptionNode[];
  /** The ids of the nodes that no other one subsumes, sorted: stop these, and every mutant is stopped. */
  readonly dominators: readonly string[];
}

/**
 * Orders killed mutants by subsumption. A mutant subsumes another one where every case that kills it kills the other
 * one too, so that whatever stops it stops both. This is dynamic subsumption, over the cases that there are: a case
 * more can undo it, where true subsumption holds over every possible one.
 *
 * The graph and its nodes follow B. Kurtz, P. Ammann, M. E. Delamaro, J. Offutt, L. Deng, “Mutant Subsumption Graphs”
 * (Mutation 2014); the dominators are the minimal set of P. Ammann, M. E. Delamaro, J. Offutt, “Establishing
 * Theoretical Minimal Sets of Mutants” (ICST 2014).
 *
 * @param rows - the killed mutants; one that nothing kills has no place in the order
 * @returns the graph, reduced to its direct edges, and its dominators
 * @throws RangeError where no case kills a mutant, or two rows have the same id
 */
export function subsumption(rows: readonly KilledRow[]): Subsumption {
  const { mutants, killers } = killSets(rows);
  const groups = new Map<bigint, string[]>();
  for (const [number, id] of mutants.entries()) {
    const set = killers[number] ?? 0n;
    groups.set(set, [...(groups.get(set) ?? []), id]);
  }
  const nodes = [...groups].map(([set, ids]) => ({ set, id: ids[0] ?? "", mutants: ids }));
  const below = nodes.map(({ set }, self) =>
    nodes.reduce(
      (found, other, number) => (number !== self && isWithin(set, other.set) ? found | bit(number) : found),
      0n,
    ),
  );
  const subsumed = below.reduce((all, set) => all | set, 0n);
  return {
    nodes: nodes.map(({ id, mutants: ids }, number) => ({
      id,
      mutants: ids,
      subsumes: direct(number, below).map((other) => nodes[other]?.id ?? ""),
    })),
    dominators: nodes.filter((_, number) => (subsumed & bit(number)) === 0n).map(({ id }) => id),
  };
}

/** What is below a node, without what is below something below it. */
function direct(number: number, below: readonly bigint[]): number[] {
  const all = below[number] ?? 0n;
  const further = numbersIn(all).reduce((found, other) => found | (below[other] ?? 0n), 0n);
  return numbersIn(all & ~further);
}
