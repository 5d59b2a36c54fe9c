import type { OpenDecision } from "./case.ts";
import type { Positions } from "./select.ts";

/**
 * Looks for a declared position that no open decision has.
 *
 * @param decisions - the open decisions
 * @param positions - what was declared
 * @returns what is wrong and what is allowed, if anything is wrong
 */
export function unknownPosition(
  decisions: readonly OpenDecision[],
  positions: Positions,
): string | undefined {
  for (const [id, position] of Object.entries(positions)) {
    const allowed = decisions.find((decision) => decision.id === id)?.positions;
    if (allowed === undefined) {
      const ids = decisions.map((decision) => decision.id).join(", ");
      return `${id}=${position}: there is no decision ${id}; there are ${ids}`;
    }
    if (!allowed.includes(position)) {
      return `${id}=${position}: the positions are ${allowed.join(", ")}`;
    }
  }
  return undefined;
}
