import { mkdirSync, symlinkSync } from "node:fs";
import path from "node:path";

/**
 * Installs killtable, StrykerJS and vitest in a project.
 *
 * @param project - the project's folder
 */
export function installPackages(project: string): void {
  const packages = path.join(project, "node_modules");
  mkdirSync(packages);
  for (const name of ["vitest", "@stryker-mutator"]) {
    symlinkSync(path.resolve("node_modules", name), path.join(packages, name), "junction");
  }
  symlinkSync(process.cwd(), path.join(packages, "killtable"), "junction");
}
