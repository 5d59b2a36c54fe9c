import { ConfigError } from "../load/config-error.ts";

/**
 * Says that nothing of a configuration can be mutated here.
 *
 * @param config - the path of the configuration, all of whose receivers are commands
 * @returns the error
 */
export function commandsOnly(config: string): ConfigError {
  return new ConfigError(
    `${config}: StrykerJS mutates JavaScript and TypeScript, and the receivers are commands; export the cases with killtable export, and mutate with mutmut (Python), cargo-mutants (Rust), PIT (Java) or Stryker.NET (C#)`,
  );
}
