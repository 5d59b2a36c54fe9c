import type { OpenDecision } from "./case.ts";
import type { Positions } from "./select.ts";

/**
 * Finds what is wrong with declared positions.
 *
 * @param decisions - the open decisions
 * @param positions - what was declared
 * @returns the id of the first decision that is not there or has no such position, and what is allowed; `undefined`
 *   where all are known
 */
export function unknownPosition(
  decisions: readonly OpenDecision[],
  positions: Positions,
): { readonly id: string; readonly problem: string } | undefined {
  for (const [id, position] of Object.entries(positions)) {
    const allowed = decisions.find((decision) => decision.id === id)?.positions;
    if (allowed === undefined) {
      const ids = decisions.map((decision) => decision.id).join(", ");
      return { id, problem: `there is no decision ${id}; there are ${ids}` };
    }
    if (!allowed.includes(position)) {
      return { id, problem: `${position} is no position; the positions are ${allowed.join(", ")}` };
    }
  }
  return undefined;
}
