import type { TargetTest } from "./target-tests.ts";

/**
 * Puts tests in an order in which a mutant is probably killed early: first a case of each rule and receiver, then two
 * more of each, then four, and so on; at last what is about no single case, such as a law, which takes longest.
 *
 * @param tests - the tests, those of a receiver together
 * @returns the same tests; in each such round, those of a receiver together
 */
export function tellingOrder(tests: readonly TargetTest[]): TargetTest[] {
  const seen = new Map<string, number>();
  const rounds = new Map<number, TargetTest[]>();
  for (const test of tests) {
    const round = roundOf(test, seen);
    const ofRound = rounds.get(round) ?? [];
    ofRound.push(test);
    rounds.set(round, ofRound);
  }
  return [...rounds].toSorted(([a], [b]) => a - b).flatMap(([, ofRound]) => ofRound);
}

function roundOf({ selected, of }: TargetTest, seen: Map<string, number>): number {
  if (selected === undefined) {
    return Infinity;
  }
  const key = JSON.stringify([of.receiver, of.era, selected.case.rules[0]]);
  const before = seen.get(key) ?? 0;
  seen.set(key, before + 1);
  return Math.floor(Math.log2(before + 1));
}
