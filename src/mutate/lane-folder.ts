import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ConfigError } from "../load/config-error.ts";
import { CANARY_SOURCE } from "../plugin/canary.ts";
import { VITEST_TESTS } from "../plugin/locations.ts";
import type { PluginOptions } from "../plugin/mutable-targets.ts";
import { asPosix } from "../stryker/as-posix.ts";

/** Has to be in the project, since StrykerJS copies that and nothing else; not hidden, since vitest passes over that. */
const NAME = "killtable-lane";

/** The canary's module, from the project's folder, with slashes. */
export const CANARY_FILE = `${NAME}/canary.js`;

/** The configuration of vitest, from the project's folder. */
export const VITEST_CONFIG = `${NAME}/vitest.config.mjs`;

/** By this the folder is known for one that a run has left which was killed. */
const MANIFEST = '{ "type": "module", "description": "Removed by killtable mutate." }\n';

const TESTS = `${NAME}/receivers.test.mjs`;

/**
 * Runs something while a folder in the project holds what a lane needs: the canary, and the tests and the
 * configuration for vitest. It is removed at the end, also where a signal ends the process.
 *
 * @param folder - the project's folder, absolute
 * @param options - what the tests are told
 * @param modules - the modules of the receivers, from the project's folder
 * @param work - what is run
 * @returns what it gives
 * @throws ConfigError if the project has a folder of that name with something else in it
 */
export async function withLaneFolder<T>(
  folder: string,
  options: PluginOptions,
  modules: readonly string[],
  work: () => Promise<T>,
): Promise<T> {
  requireOurs(path.join(folder, NAME));
  const remove = (): void => rmSync(path.join(folder, NAME), { recursive: true, force: true });
  process.once("exit", remove);
  try {
    mkdirSync(path.join(folder, NAME));
    const write = (file: string, text: string): void => writeFileSync(path.join(folder, file), text);
    // Whatever package.json says, these are ES modules.
    write(`${NAME}/package.json`, MANIFEST);
    write(CANARY_FILE, CANARY_SOURCE);
    // A test that does not end is left to StrykerJS's time limit.
    write(
      VITEST_CONFIG,
      `export default { test: { include: [${JSON.stringify(TESTS)}], testTimeout: 0 } };\n`,
    );
    write(TESTS, testsText(options, modules));
    return await work();
  } finally {
    process.off("exit", remove);
    remove();
  }
}

function requireOurs(folder: string): void {
  const manifest = path.join(folder, "package.json");
  if (existsSync(folder) && !(existsSync(manifest) && readFileSync(manifest, "utf8") === MANIFEST)) {
    throw new ConfigError(
      `${folder}: the tests for vitest go into a folder of this name; give yours another`,
    );
  }
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Imports each module by its name, so that it goes the way that vitest has for the modules of a project. A module that
 * does not load has to fail the tests: vitest counts none where a file of tests does not load, and StrykerJS takes a
 * mutant that no test fails for a survivor.
 */
function testsText(options: PluginOptions, modules: readonly string[]): string {
  const files = [...modules, ...(options.canary === undefined ? [] : [options.canary])].map((file) =>
    asPosix(path.normalize(file)),
  );
  const imports = files.map((file) => {
    const name = JSON.stringify(file);
    return `  ${name}: () => import(${JSON.stringify(`../${file}`)}),`;
  });
  return `import { fileURLToPath } from "node:url";
import { it } from "vitest";
import { vitestTests } from ${JSON.stringify(VITEST_TESTS)};

const folder = fileURLToPath(new URL("..", import.meta.url));
const modules = {
${imports.join("\n")}
};
for (const { name, failure } of await vitestTests(folder, ${JSON.stringify(options)}, modules)) {
  it(name, async () => {
    const found = await failure();
    if (found !== undefined) {
      throw new Error(found);
    }
  });
}
`;
}
