/**
 * Writes a path so that StrykerJS, which takes globs, takes it for that file alone.
 *
 * @param file - the path from the project's folder, with slashes
 * @returns the glob, without the backslash that StrykerJS takes for a slash
 */
export function globOf(file: string): string {
  return file.replaceAll(/[*?[(]/g, "[$&]");
}
