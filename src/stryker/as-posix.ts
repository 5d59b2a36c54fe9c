/**
 * Writes a path as StrykerJS and imports have it, whatever the system.
 *
 * @param file - a path
 * @returns the same with slashes
 */
export function asPosix(file: string): string {
  return file.replaceAll("\\", "/");
}
