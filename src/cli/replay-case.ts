import type { Command } from "commander";
import { shellWord } from "../report/shell-word.ts";
import type { Target } from "../run/targets.ts";
import type { ReceiverFlags } from "./receiver-targets.ts";

/** The command lines that judge a receiver again. */
export interface Replay {
  /** Puts one case to it, `{case}` in the place of the case's id. */
  readonly replay: string;
  /** Draws the same generated envelopes again. */
  readonly replayLaws: string;
}

/** What the command line says beside the receiver, the era and what is put. */
type Given = Pick<
  ReceiverFlags,
  "config" | "export" | "feature" | "decision" | "wire" | "timeout" | "baseline"
>;

/**
 * Writes the command lines that judge one of the receivers again that a command line has judged.
 *
 * @param target - the receiver and its era
 * @param words - the words of the command line that name a receiver; none where it is the configuration's
 * @param command - the command with its options
 * @param argv - all words of the command line; those of this process, if left out
 * @returns commands for a POSIX shell
 */
export function replayCase(
  { receiver, era }: Target,
  words: readonly string[],
  command: Command,
  argv: readonly string[] = process.argv,
): Replay {
  const dashes = argv.indexOf("--");
  const program = dashes === -1 ? [] : argv.slice(dashes);
  const module = words.slice(0, words.length - Math.max(0, program.length - 1));
  const who = words.length === 0 ? ["--receiver", receiver] : module;
  const judged = [...who, "--era", era, ...given(command)];
  const { seed, runs } = command.opts<{ readonly seed: number; readonly runs: number }>();
  const line = (put: readonly string[]): string =>
    ["npx killtable check", ...judged.map(shellWord), ...put, ...program.map(shellWord)].join(" ");
  return {
    replay: line(["--case", "{case}"]),
    replayLaws: line(["--seed", String(seed), "--runs", String(runs)]),
  };
}

function given(command: Command): string[] {
  const flags = command.opts<Given>();
  const isGiven = (name: keyof Given): boolean => command.getOptionValueSource(name) === "cli";
  const named = (["config", "export", "wire", "timeout", "baseline"] as const).filter(isGiven);
  return [
    ...named.flatMap((name) => [`--${name}`, String(flags[name])]),
    ...(isGiven("feature") ? flags.feature.flatMap((name) => ["--feature", name]) : []),
    ...(isGiven("decision")
      ? Object.entries(flags.decision).flatMap(([id, position]) => ["--decision", `${id}=${position}`])
      : []),
  ];
}
