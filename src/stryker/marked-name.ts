/** A mark, with the state after it where there is one. */
const MARK = / \[([0-9a-f]{8})(?: ([0-9a-f]{8}))?\]$/;

/** So many characters of a digest are a mark. */
const MARK_LENGTH = 8;

/**
 * Marks the name of a test by all that decides its verdict, so that StrykerJS's incremental mode takes it for another
 * test where that changes.
 *
 * @param name - the name
 * @param digest - a digest of what decides it, as hexadecimal digits
 * @returns the name with a mark at its end
 */
export function markedName(name: string, digest: string): string {
  return `${name} [${digest.slice(0, MARK_LENGTH)}]`;
}

/**
 * Takes the mark off the name of a test.
 *
 * @param name - a name, with a mark or without
 * @returns the name without one
 */
export function plainName(name: string): string {
  return name.replace(MARK, "");
}

/**
 * Adds a state to the mark of a test, so that StrykerJS's incremental mode takes it for another test where that
 * changes.
 *
 * @param name - a name with a mark
 * @param state - a digest of what decides the verdicts of all tests, as hexadecimal digits
 * @returns the name with the state in its mark
 */
export function inState(name: string, state: string): string {
  return name.replace(MARK, ` [$1 ${state.slice(0, MARK_LENGTH)}]`);
}

/**
 * Reads the state from the name of a test.
 *
 * @param name - a name
 * @returns the state, or `undefined` if there is none in it
 */
export function stateIn(name: string): string | undefined {
  return MARK.exec(name)?.[2];
}

/**
 * Takes the state out of the mark of a test.
 *
 * @param name - a name, with a state or without
 * @returns the name without one
 */
export function withoutState(name: string): string {
  return name.replace(MARK, " [$1]");
}
