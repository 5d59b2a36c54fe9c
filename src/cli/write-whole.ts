import {
  appendFileSync,
  mkdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { UsageError } from "./usage-error.ts";

/**
 * Writes a file so that nobody ever reads half of it, and makes the folders that it needs.
 *
 * @param file - its path; a link stays, and what it leads to is written
 * @param text - what is to be in it
 * @throws UsageError if it cannot be written
 */
export function writeWhole(file: string, text: string): void {
  orUsageError(file, () => {
    mkdirSync(path.dirname(file), { recursive: true });
    const found = statSync(file, { throwIfNoEntry: false });
    if (found === undefined) {
      replace(file, text);
    } else if (found.isFile()) {
      replace(realpathSync(file), text);
    } else {
      // A pipe or a device has to stay what it is.
      writeFileSync(file, text);
    }
  });
}

/**
 * Adds to the end of a file.
 *
 * @param file - its path
 * @param text - what is added
 * @throws UsageError if it cannot be written
 */
export function addToFile(file: string, text: string): void {
  orUsageError(file, () => appendFileSync(file, text));
}

function orUsageError(file: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    throw new UsageError(`${file} cannot be written: ${(error as Error).message}`);
  }
}

function replace(file: string, text: string): void {
  const unfinished = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(unfinished, text);
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}
