import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ROOT } from "./root.js";

const PROJECT = {
  "package.json": JSON.stringify({ type: "module" }),
  // No mutant here loops: on a slow machine a shorter limit, in milliseconds, would only take killers from the matrix.
  "stryker.config.json": JSON.stringify({ timeoutMS: 120_000 }),
};

const folders = [];
process.once("exit", () => {
  for (const folder of folders) {
    rmSync(folder, { recursive: true, force: true });
  }
});

/**
 * Makes a project in which the packages of this repository are installed. It is removed when the process ends.
 *
 * @param files - what is in it, by the paths from it
 * @returns its folder, absolute
 */
export function temporaryProject(files) {
  // Modules are known by their real paths.
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), "killtable-bench-")));
  folders.push(folder);
  for (const [name, text] of Object.entries({ ...PROJECT, ...files })) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  symlinkSync(path.join(ROOT, "node_modules"), path.join(folder, "node_modules"), "junction");
  return folder;
}
