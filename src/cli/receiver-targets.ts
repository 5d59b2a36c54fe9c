import path from "node:path";
import type { Command } from "commander";
import type { Corpus } from "../corpus/case.ts";
import type { Positions } from "../corpus/select.ts";
import { CONFIG_NAMES, findConfig } from "../load/find-config.ts";
import { type ReadConfig, readConfig } from "../load/read-config.ts";
import type { Era } from "../protocol/era.ts";
import type { Feature } from "../protocol/feature.ts";
import type { Wire } from "../protocol/wire.ts";
import { type Overrides, type Target, targetsOf, unknownReceiver } from "../run/targets.ts";
import { OWN_WORDS } from "../run/trial.ts";
import * as option from "./options.ts";
import { type NamedReceiver, namedReceiver } from "./receiver-argument.ts";
import { UsageError } from "./usage-error.ts";

/** What the command line says of receivers. */
export interface ReceiverFlags {
  readonly config?: string;
  readonly receiver?: readonly string[];
  readonly export?: string;
  readonly era: Era;
  readonly feature: readonly Feature[];
  readonly wire?: Wire;
  readonly decision: Positions;
  readonly timeout: number;
  readonly baseline?: string;
}

/** What is to be judged. */
export interface Targets {
  readonly targets: readonly Target[];
  /** Whether they are what a configuration has, and not named on the command line. */
  readonly isConfigured: boolean;
  /** Whether the command line leaves out some of what the configuration has judged, or has it judged otherwise. */
  readonly isFiltered: boolean;
}

/**
 * Adds the options that say what to judge.
 *
 * @param command - a command that judges receivers
 * @returns the same command
 */
export function withReceiverOptions(command: Command): Command {
  return command
    .option("--config <file>", `the configuration; else killtable.config.* of the current folder`)
    .option("--receiver <name...>", "only these of the receivers in the configuration")
    .option("--export <name>", "the export to judge; else default, receiver, classify, or the only function")
    .addOption(option.eraOption())
    .addOption(option.featureOption())
    .addOption(
      option.wireOption("--wire <name>", "the command has a real client answered, over this transport"),
    )
    .addOption(option.decisionOption())
    .addOption(option.timeoutOption());
}

/**
 * Finds what is to be judged: the module or command that is named, else what the configuration has.
 *
 * @param words - the words that name it, if there are any
 * @param command - the command with its options
 * @param corpus - the corpus with the open decisions
 * @returns at least one receiver
 * @throws UsageError or ConfigError if there is none, or what is said of it cannot be used
 */
export async function targetsFor(
  words: readonly string[],
  command: Command,
  corpus: Corpus,
): Promise<Targets> {
  const flags = command.opts<ReceiverFlags>();
  const overrides = overridesIn(command, corpus);
  const named = namedReceiver(words, flags);
  if (named !== undefined) {
    return { targets: [namedTarget(named, flags, overrides)], isConfigured: false, isFiltered: false };
  }
  const config = await readConfig(flags.config ?? configHere());
  if (flags.export !== undefined) {
    throw new UsageError(
      "--export goes with a module; the configuration names the export of each of its own",
    );
  }
  const targets = targetsOf(config, corpus, overrides);
  const filters = ["receiver", "era", "feature", "decision"].filter((name) => isGiven(command, name));
  return {
    targets: flags.receiver === undefined ? targets : pick(targets, flags.receiver, config),
    isConfigured: true,
    isFiltered: filters.length > 0,
  };
}

function namedTarget(named: NamedReceiver, flags: ReceiverFlags, overrides: Overrides): Target {
  const foreign = (["config", "receiver"] as const).find((name) => flags[name] !== undefined);
  if (foreign !== undefined) {
    throw new UsageError(`--${foreign} goes with a configuration, not with ${named.receiver}; leave one out`);
  }
  return {
    ...named,
    vocabulary: OWN_WORDS,
    era: flags.era,
    features: flags.feature,
    positions: flags.decision,
    timeout: flags.timeout,
    ...overrides,
  };
}

function configHere(): string {
  const found = findConfig(process.cwd());
  if (found === undefined) {
    throw new UsageError(
      `there is nothing to judge: name a module, or write a configuration (${CONFIG_NAMES.join(", ")}); killtable init writes one`,
    );
  }
  return path.relative(process.cwd(), found);
}

function pick(targets: readonly Target[], names: readonly string[], config: ReadConfig): Target[] {
  const unknown = unknownReceiver(names, config);
  if (unknown !== undefined) {
    throw new UsageError(`--receiver ${unknown}`);
  }
  return targets.filter(({ receiver }) => names.includes(receiver));
}

function overridesIn(command: Command, corpus: Corpus): Overrides {
  const { era, feature, decision, timeout, baseline } = command.opts<ReceiverFlags>();
  return {
    ...(isGiven(command, "era") ? { era } : {}),
    ...(isGiven(command, "feature") ? { features: feature } : {}),
    ...(isGiven(command, "decision") ? { positions: option.knownPositions(corpus, decision) } : {}),
    ...(isGiven(command, "timeout") ? { timeout } : {}),
    ...(baseline === undefined ? {} : { baseline: path.resolve(baseline) }),
  };
}

function isGiven(command: Command, name: string): boolean {
  return command.getOptionValueSource(name) === "cli";
}
