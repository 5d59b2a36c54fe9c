import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";

type Files = Readonly<Record<string, string>>;

/**
 * Makes a folder with a space in its name for one test, which removes it.
 *
 * @param files - what to put into it, by the paths from it
 * @returns its path
 */
export function temporaryFolder(files: Files): string {
  const folder = writeFolder(files);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * Makes a folder with a space in its name, which the caller removes.
 *
 * @param files - what to put into it, by the paths from it
 * @returns its path
 */
export function writeFolder(files: Files): string {
  const folder = mkdtempSync(path.join(tmpdir(), "killtable test "));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}
