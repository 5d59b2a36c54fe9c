import { InvalidArgumentError, Option } from "commander";
import type { Corpus } from "../corpus/case.ts";
import type { Positions } from "../corpus/select.ts";
import { unknownPosition } from "../corpus/unknown-position.ts";
import { DEFAULT_LIMITS } from "../judge/session.ts";
import { ERAS } from "../protocol/era.ts";
import { FEATURES, type Feature } from "../protocol/feature.ts";
import { WIRES } from "../protocol/wire.ts";
import { DEFAULT_SEED } from "../run/trial.ts";
import { UsageError } from "./usage-error.ts";

/** `--era`, for every command that needs one. */
export const eraOption = (): Option =>
  new Option("--era <era>", "the peers that the receiver is built for").choices(ERAS).default("modern");

/** `--feature`, which may be given several times. */
export const featureOption = (): Option =>
  new Option("--feature <name>", `a feature that the receiver claims, repeatable: ${FEATURES.join(", ")}`)
    .default([], "none")
    .argParser((value: string, before: Feature[]) => {
      const feature = FEATURES.find((name) => name === value);
      if (feature === undefined) {
        throw new InvalidArgumentError(`Allowed choices are ${FEATURES.join(", ")}.`);
      }
      return [...new Set([...before, feature])];
    });

/** `--decision`, which may be given several times. */
export const decisionOption = (): Option =>
  new Option("--decision <id=position>", "a position on an open decision, held strictly, repeatable")
    .default({}, "none")
    .argParser((value: string, before: Positions) => {
      const [id = "", position, ...rest] = value.split("=");
      if (position === undefined || rest.length > 0) {
        throw new InvalidArgumentError("It has to be the id of a decision, =, and one of its positions.");
      }
      return { ...before, [id]: position };
    });

/**
 * Checks declared positions against the corpus.
 *
 * @param corpus - the corpus with the open decisions
 * @param positions - what was declared
 * @returns the same
 * @throws UsageError naming what is allowed
 */
export function knownPositions({ decisions }: Corpus, positions: Positions): Positions {
  const problem = unknownPosition(decisions, positions);
  if (problem !== undefined) {
    throw new UsageError(`--decision ${problem}`);
  }
  return positions;
}

/** `--case`, which may be given several times. */
export const caseOption = (): Option =>
  new Option("--case <id>", "only this pinned case, shown whole, repeatable; with --runs, the laws too")
    .conflicts("updateBaseline")
    .argParser(collected);

/** `--mutant`, which may be given several times. */
export const mutantOption = (): Option =>
  new Option("--mutant <id>", "only this mutant, with cases that it fails, repeatable").argParser(collected);

function collected(value: string, before: readonly string[] = []): string[] {
  return [...before, value];
}

/** `--seed`. */
export const seedOption = (): Option =>
  new Option("--seed <integer>", "seed of the order of cases and of generated envelopes")
    .default(DEFAULT_SEED)
    .argParser(integer(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER));

/** `--runs`, at least so many. */
export const runsOption = (least = 0): Option =>
  new Option("--runs <count>", `generated samples for each law${least === 0 ? ", 0 for none" : ""}`)
    .default(1000)
    .argParser(integer(least, 100_000));

/** `--timeout`. */
export const timeoutOption = (): Option =>
  new Option("--timeout <ms>", "how long one answer may take, in milliseconds")
    .default(DEFAULT_LIMITS.answer)
    .argParser(integer(1, 600_000));

/** `--wire` and `--transport`: how a real client is reached. */
export const wireOption = (flags: string, description: string): Option =>
  new Option(flags, description).choices(WIRES);

function integer(least: number, most: number): (value: string) => number {
  return (value) => {
    const number = Number(value);
    if (!/^-?\d+$/.test(value) || number < least || number > most) {
      throw new InvalidArgumentError(`It has to be a whole number from ${least} to ${most}.`);
    }
    return number;
  };
}
