// Folders that are removed when the process ends, also by a signal.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ROOT } from "./root.js";

/**
 * Makes a project in which the packages of this repository are installed.
 *
 * @param files - what is in it, by the paths from it
 * @returns its folder, absolute
 */
export function temporaryProject(files) {
  // Modules are known by their real paths.
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), "killtable-bench-")));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries({ "package.json": '{ "type": "module" }\n', ...files })) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  symlinkSync(path.join(ROOT, "node_modules"), path.join(folder, "node_modules"), "junction");
  return folder;
}
