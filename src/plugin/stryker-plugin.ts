// The plugin that StrykerJS loads as `killtable/stryker`: the test runner `killtable`.
import type { FileDescriptions, StrykerOptions } from "@stryker-mutator/api/core";
import type { Logger } from "@stryker-mutator/api/logging";
import type { FactoryPlugin, PluginKind } from "@stryker-mutator/api/plugin";
import type { DryRunOptions, MutantRunOptions, TestRunner } from "@stryker-mutator/api/test-runner";
import type { PluginOptions } from "./mutable-targets.ts";

type Injected = ["options", "logger", "fileDescriptions"];

/** Called by StrykerJS in the process that runs the tests, once it is in the folder with the mutated files. */
function testRunner(options: StrykerOptions, log: Logger, files: FileDescriptions): TestRunner {
  // Every process of StrykerJS's loads the plugin, and only some run it.
  const loaded = import("./runner.ts").then(({ Runner }) => {
    const { killtable, incremental, ignoreStatic } = options as StrykerOptions & {
      killtable?: PluginOptions;
    };
    const told = { options: killtable ?? {}, folder: process.cwd(), log, files };
    return new Runner({ ...told, incremental, ignoreStatic });
  });
  return {
    capabilities: () => ({ reloadEnvironment: true }),
    // StrykerJS starts all of its processes at once, and one of them runs the tests without a mutant first.
    init: async () => (await loaded).prepare(),
    dryRun: async (run: DryRunOptions) => (await loaded).dryRun(run),
    mutantRun: async (run: MutantRunOptions) => (await loaded).mutantRun(run),
  };
}
testRunner.inject = ["options", "logger", "fileDescriptions"] as Injected;

// Written out, since `@stryker-mutator/api` would have to be found from this package, wherever StrykerJS is.
const plugin = {
  kind: "TestRunner" as PluginKind.TestRunner,
  name: "killtable",
  factory: testRunner,
} satisfies FactoryPlugin<PluginKind.TestRunner, Injected>;

/** What StrykerJS takes its plugins from. */
export const strykerPlugins: readonly object[] = [plugin];

/** What may be under `killtable` in a configuration of StrykerJS's. */
export const strykerValidationSchema: object = {
  $schema: "http://json-schema.org/draft-07/schema#",
  type: "object",
  properties: {
    killtable: {
      description: "Which receivers the test runner killtable judges.",
      type: "object",
      additionalProperties: false,
      properties: {
        config: {
          description:
            "The configuration of killtable, from the project's folder; else killtable.config.* in it.",
          type: "string",
          minLength: 1,
        },
        receiver: {
          description: "The names of the receivers in it that are judged; all that are modules, if left out.",
          type: "array",
          items: { type: "string", minLength: 1 },
          minItems: 1,
        },
        canary: {
          description: "A module whose mutants are known, written by killtable mutate --audit.",
          type: "string",
          minLength: 1,
        },
      },
    },
  },
};
