const MARK = / \[[0-9a-f]{8}\]$/;

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
