import { lstatSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { InitError } from "./init-error.ts";
import type { PlannedFile } from "./plan.ts";

/** What became of a file. */
export interface LaidFile {
  /** Its path from the project's folder, with slashes: of the one that was written, or that was there before. */
  readonly path: string;
  readonly isKept: boolean;
}

/**
 * Makes sure that a file would come to lie in the project itself.
 *
 * @param root - the project's folder, absolute
 * @param file - the file to write
 * @throws InitError if a folder of its path is a link, which may lead out of the project, or is no folder
 */
export function assertOwnFolder(root: string, file: PlannedFile): void {
  const names = path.posix.dirname(file.path).split("/");
  for (const at of names.keys()) {
    const folder = names.slice(0, at + 1).join("/");
    if (lstatSync(path.join(root, folder), { throwIfNoEntry: false })?.isDirectory() === false) {
      throw new InitError(`${file.path} cannot be written: ${folder} is a link or no folder`);
    }
  }
}

/**
 * Writes a file, unless it or another that does the same is there.
 *
 * @param root - the project's folder, absolute
 * @param file - the file to write
 * @returns which file is there now, and whether it was there before
 * @throws InitError if it cannot be written
 */
export function writeFile(root: string, file: PlannedFile): LaidFile {
  const folder = path.posix.dirname(file.path);
  const there = firstThere(root, folder, file.names);
  if (there !== undefined) {
    return { path: there, isKept: true };
  }
  try {
    mkdirSync(path.join(root, folder), { recursive: true });
    // "wx" writes over nothing, not even where a file or a link appeared a moment ago.
    writeFileSync(path.join(root, file.path), file.text, { flag: "wx" });
    return { path: file.path, isKept: false };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") {
      return { path: file.path, isKept: true };
    }
    throw new InitError(`${file.path} cannot be written: ${(error as Error).message}`);
  }
}

/**
 * Looks for a file under several names. A link counts, wherever it leads.
 *
 * @param root - the project's folder, absolute
 * @param folder - the folder to look in, from the project's
 * @param names - the names
 * @returns the path of the first that is there
 */
export function firstThere(root: string, folder: string, names: readonly string[]): string | undefined {
  return names
    .map((name) => path.posix.join(folder, name))
    .find((file) => lstatSync(path.join(root, file), { throwIfNoEntry: false }) !== undefined);
}
