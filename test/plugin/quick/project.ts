import { mkdirSync, symlinkSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../../temporary-folder.ts";

/**
 * Makes a project for one test in which killtable and StrykerJS are installed.
 *
 * @param files - its files, by their paths
 * @returns its folder
 */
export function strykerProject(files: Readonly<Record<string, string>>): string {
  const project = temporaryFolder({ "package.json": '{ "private": true, "type": "module" }', ...files });
  mkdirSync(path.join(project, "node_modules"));
  symlinkSync(
    path.resolve("node_modules/@stryker-mutator"),
    path.join(project, "node_modules/@stryker-mutator"),
    "junction",
  );
  symlinkSync(process.cwd(), path.join(project, "node_modules/killtable"), "junction");
  return project;
}
