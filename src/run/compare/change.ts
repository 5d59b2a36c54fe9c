import type { Era } from "../../protocol/era.ts";

/**
 * What can have changed between two runs, by how it is to be taken, each in the order in which it is told.
 *
 * - `gone`: a receiver or an era of which the new run says nothing.
 * - `not-judged`: what could not be judged, or was skipped, and was judged before or was not there.
 * - `newly-surviving`: a mutant that survives, did not before or was not there, and is not listed as reviewed.
 * - `newly-failing`: a case that passed or was skipped.
 * - `newly-broken`: a law that held, was not judged or was not there.
 * - `stopped-elsewhere`: a mutant that cases of its own rule stopped, and that only cases of other rules stop now.
 * - `otherwise`: the same thing with another outcome, which is neither worse nor better: a case with another answer, a
 *   failure that is listed as known, a mutant that is declared equivalent or reviewed.
 * - `added` and `removed`: there is no older, or no newer one. What is removed is not worse by itself: a mutant goes
 *   with the code that it changed, a case with a feature that is not claimed any more. Nor is an added case that fails:
 *   the receiver may have failed it all along.
 * - the others: the reverse of one that is worse.
 */
export const CHANGE_KINDS = {
  worse: [
    "gone",
    "not-judged",
    "newly-surviving",
    "newly-failing",
    "newly-broken",
    "stopped-elsewhere",
  ] as const,
  other: ["otherwise", "added", "removed"] as const,
  better: ["judged-again", "newly-killed", "newly-passing", "newly-kept", "stopped-by-own-rule"] as const,
};

/** How a change is to be taken. */
export type Trend = keyof typeof CHANGE_KINDS;

/** What changed. */
export type ChangeKind = (typeof CHANGE_KINDS)[Trend][number];

/** What a change is about. */
export type Noun = "receiver" | "era" | "case" | "law" | "mutant" | "test";

/** Where it is: a receiver as built for some peers, an era of a kill matrix, or a line of a file. */
export interface Place {
  readonly receiver?: string;
  readonly era?: Era;
  /** The file's path as StrykerJS gives it. */
  readonly file?: string;
  /** The line in the newer file, of what is removed in the older one; it counts from 1. */
  readonly line?: number;
}

/** Something that two runs do not agree on. */
export interface Change extends Place {
  readonly kind: ChangeKind;
  readonly noun: Noun;
  /** Which one: an id; of StrykerJS's mutants what they change. Absent where the place says it all. */
  readonly name?: string;
  /** What the older run, and the newer one, made of it. */
  readonly was?: string;
  readonly now?: string;
}

/** How many there are of something. */
interface Total {
  readonly noun: Noun;
  readonly older: number;
  readonly newer: number;
}

/** What two runs came to beside each other. */
export interface Comparison {
  /** What the reports are: of `check`, of `mutants`, or of StrykerJS. */
  readonly kind: "check" | "matrix" | "mutation";
  /** Why the newer run proves nothing, if it does not. */
  readonly voidReasons: readonly string[];
  /** What has to be known to read it, a sentence each. */
  readonly notes: readonly string[];
  /** In the order of CHANGE_KINDS; of a kind in the order of the newer report, what is removed in that of the older. */
  readonly changes: readonly Change[];
  readonly totals: readonly Total[];
  /**
   * How many times a case, or a test, that is in both runs stops a mutant in one of them and not in the other, where
   * the mutant is stopped in both.
   */
  readonly movedCells: number;
}

/**
 * Says how a change is to be taken.
 *
 * @param change - the change
 */
export function trendOf({ kind }: Change): Trend {
  const trends = Object.keys(CHANGE_KINDS) as Trend[];
  return trends.find((trend) => (CHANGE_KINDS[trend] as readonly ChangeKind[]).includes(kind)) ?? "other";
}

/**
 * Says what a comparison came to.
 *
 * @param comparison - the comparison
 * @returns `void` where the newer run proves nothing, whatever changed; `worse` where something got worse
 */
export function outcomeOfComparison({ voidReasons, changes }: Comparison): "void" | "worse" | "not-worse" {
  if (voidReasons.length > 0) {
    return "void";
  }
  return changes.some((change) => trendOf(change) === "worse") ? "worse" : "not-worse";
}

/**
 * Puts changes into the order in which they are told.
 *
 * @param changes - the changes, those of a kind in their order
 * @returns the same, what got worse first
 */
export function inChangeOrder(changes: readonly Change[]): Change[] {
  const order: readonly ChangeKind[] = Object.values(CHANGE_KINDS).flat();
  return order.flatMap((kind) => changes.filter((change) => change.kind === kind));
}
