import path from "node:path";
import { globOf } from "../../stryker/glob-of.ts";
import type { Candidate } from "./likely-receiver.ts";

// A path or a name may hold quotes, spaces or line breaks: JSON.stringify makes one JavaScript text of it.

/**
 * Writes a configuration with one receiver.
 *
 * @param receiver - the receiver
 * @returns the text of a module, right as JavaScript and as TypeScript
 */
export function configText({ module, export: name }: Candidate): string {
  return `import { defineConfig } from "killtable";

export default defineConfig({
  receivers: [
    {
      module: ${JSON.stringify(`./${module}`)},
      export: ${JSON.stringify(name)},
      era: "modern",
      mutate: [${JSON.stringify(globOf(module))}],
    },
  ],
});
`;
}

/**
 * Writes the test that has vitest put every case to a receiver.
 *
 * @param receiver - the receiver
 * @param folder - the test's folder from the project's, with slashes; `.` for the project's own
 * @returns the text of a module, right as JavaScript and as TypeScript
 */
export function testText({ module, export: name }: Candidate, folder: string): string {
  const title = name === "default" ? module : name;
  return `import { describeReceiver } from "killtable/vitest";
import ${bindingOf(name)} from ${JSON.stringify(specifierOf(module, folder))};

describeReceiver(${JSON.stringify(title)}, receive, { era: "modern" });
`;
}

/**
 * Writes a configuration for StrykerJS.
 *
 * @param receiver - the receiver to mutate
 * @returns the text of a JSON file
 */
export function strykerText({ module }: Candidate): string {
  const config = {
    $schema: "./node_modules/@stryker-mutator/core/schema/stryker-schema.json",
    testRunner: "killtable",
    plugins: ["killtable/stryker"],
    mutate: [globOf(module)],
    // Every test goes to its end, so that every killer of a mutant is known.
    disableBail: true,
    reporters: ["clear-text", "html", "json"],
    // Every case is a test, and their names would bury the mutants.
    clearTextReporter: { logTests: false, reportTests: false },
  };
  return `${JSON.stringify(config, undefined, 2)}\n`;
}

function bindingOf(name: string): string {
  switch (name) {
    case "default":
      return "receive";
    case "receive":
      return "{ receive }";
    default:
      // An export may have a name that no variable can have, or one that the test needs itself.
      return `{ ${name} as receive }`;
  }
}

/** TypeScript takes a TypeScript module by the name of what it compiles to, and so does vitest. */
function specifierOf(module: string, folder: string): string {
  const relative = path.posix.relative(folder, module).replace(/\.([cm]?)tsx?$/, ".$1js");
  return relative.startsWith("../") ? relative : `./${relative}`;
}
