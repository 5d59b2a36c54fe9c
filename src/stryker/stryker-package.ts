import { createRequire } from "node:module";
import path from "node:path";

/**
 * Finds packages as the project's own StrykerJS finds them, so that they are those that it uses itself.
 *
 * @param folder - the project's folder, absolute; StrykerJS is installed in it
 * @returns what requires and resolves them
 */
export function requireOfStryker(folder: string): NodeJS.Require {
  const ofProject = createRequire(path.join(folder, "package.json"));
  return createRequire(ofProject.resolve("@stryker-mutator/core/package.json"));
}
