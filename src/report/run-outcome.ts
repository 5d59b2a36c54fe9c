/** How a run is to be taken: as the exit codes 0, 1 and 3. */
export type RunOutcome = "passes" | "fails" | "void";

/**
 * Says how a run is to be taken.
 *
 * @param voidReasons - why it proves nothing, if it does not
 * @param found - how much was found
 */
export function runOutcome(voidReasons: readonly string[], found: number): RunOutcome {
  if (voidReasons.length > 0) {
    return "void";
  }
  return found > 0 ? "fails" : "passes";
}
