import { cpSync } from "node:fs";
import path from "node:path";
import { generatedGroup } from "./generated-cases.js";
import { ROOT } from "./root.js";
import { temporaryProject } from "./temporary.js";

/**
 * Makes a copy of this package in which the pinned cases are generated ones.
 *
 * @param size - how many
 * @returns its folder
 */
export function generatedPackage(size) {
  const folder = temporaryProject({
    "fixtures/cases/generated.json": JSON.stringify(generatedGroup(size)),
  });
  const parts = [
    "package.json",
    "dist",
    "bench",
    "schemas",
    ...["rules", "decisions"].map((name) => `fixtures/${name}.json`),
  ];
  for (const part of [...parts, "fixtures/schema"]) {
    cpSync(path.join(ROOT, part), path.join(folder, part), { recursive: true });
  }
  return folder;
}
