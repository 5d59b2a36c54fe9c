import { readdirSync } from "node:fs";
import path from "node:path";

/** Folders whose contents nobody wrote. */
const LEFT_OUT = new Set(["node_modules", "dist", "reports", ".git", ".stryker-tmp"]);

/**
 * Lists the Markdown files of a folder, at any depth.
 *
 * @param folder - the folder
 * @returns their paths, which begin with the folder's
 */
export function markdownFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      return LEFT_OUT.has(entry.name) ? [] : markdownFiles(file);
    }
    return entry.name.endsWith(".md") ? [file] : [];
  });
}
