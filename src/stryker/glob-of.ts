/**
 * Writes a path so that StrykerJS, which takes globs, takes it for that file alone.
 *
 * @param file - the path from the project's folder, with slashes
 * @returns the glob, without the backslash that StrykerJS takes for a slash
 */
export function globOf(file: string): string {
  // A brace cannot be escaped: any character may be in its place.
  const escaped = file.replaceAll(/[*?[(]/g, "[$&]").replaceAll("{", "?");
  // At the beginning they would say something of the glob.
  return /^[!#]/.test(escaped) ? `./${escaped}` : escaped;
}
