import { createRequire } from "node:module";
import path from "node:path";
import { requirePeers } from "./peer-packages.ts";

/**
 * Finds packages as the project's own StrykerJS finds them, so that they are those that it uses itself.
 *
 * @param folder - the project's folder, absolute
 * @returns what requires and resolves them
 * @throws StrykerMissingError if the project has no StrykerJS
 */
export function requireOfStryker(folder: string): NodeJS.Require {
  requirePeers(folder, "fast");
  const ofProject = createRequire(path.join(folder, "package.json"));
  return createRequire(ofProject.resolve("@stryker-mutator/core/package.json"));
}
