import { type Dirent, readFileSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { exportedFunctions } from "./exported-functions.ts";
import type { Source } from "./likely-receiver.ts";

/** How many modules are read, and how long one may be, in bytes: a receiver is written by hand. */
const MOST_MODULES = 5000;
const LONGEST_MODULE = 1_000_000;

/** Folders of what is installed, made or there to test. */
const OTHER_FOLDERS = new Set([
  ...["node_modules", "vendor", "dist", "build", "out", "coverage", "reports"],
  ...["test", "tests", "__tests__", "__mocks__", "fixtures"],
]);

/** The names of modules. */
export const MODULE = /\.[cm]?[jt]sx?$/;
const OTHER_MODULE = /\.(?:d|test|spec|bench|stories|config|conf)\.[cm]?[jt]sx?$/;

/**
 * Reads the modules of a project, folder by folder, without importing them. Links are not followed; tests, type
 * declarations and configurations are left out.
 *
 * @param root - the project's folder, absolute
 * @returns the modules, and whether there were more than are read
 */
export function readSources(root: string): { readonly sources: Source[]; readonly isCutShort: boolean } {
  const sources: Source[] = [];
  const folders = ["."];
  // The list grows while it is walked through, so that what is further up comes first.
  for (const folder of folders) {
    const entries = entriesOf(path.join(root, folder));
    for (const entry of entries) {
      if (entry.isFile() && MODULE.test(entry.name) && !OTHER_MODULE.test(entry.name)) {
        if (sources.length === MOST_MODULES) {
          return { sources, isCutShort: true };
        }
        sources.push(readSource(root, path.posix.join(folder, entry.name)));
      }
    }
    folders.push(...entries.filter(isSearched).map(({ name }) => path.posix.join(folder, name)));
  }
  return { sources, isCutShort: false };
}

/**
 * Reads a module without importing it.
 *
 * @param root - the project's folder, absolute
 * @param module - the module's path from there, with slashes
 * @returns its exported functions; none where it cannot be read or is too long to be written by hand
 */
export function readSource(root: string, module: string): Source {
  const file = path.join(root, module);
  try {
    const isShort = statSync(file).size <= LONGEST_MODULE;
    return { path: module, functions: isShort ? exportedFunctions(readFileSync(file, "utf8")) : [] };
  } catch {
    return { path: module, functions: [] };
  }
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    // A folder that may not be read holds no receiver to propose.
    return [];
  }
}

function isSearched(entry: Dirent): boolean {
  return entry.isDirectory() && !entry.name.startsWith(".") && !OTHER_FOLDERS.has(entry.name);
}
