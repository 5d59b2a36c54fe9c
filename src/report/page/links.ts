import path from "node:path";

/**
 * Writes the address of a file as seen from a page.
 *
 * @param page - the path of the page
 * @param file - the path of the file
 * @returns a relative address
 */
export function addressFrom(page: string, file: string): string {
  return path
    .relative(path.dirname(page), file)
    .split(path.sep)
    .map((name) => encodeURIComponent(name))
    .join("/");
}
