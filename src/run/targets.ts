import path from "node:path";
import type { Corpus } from "../corpus/case.ts";
import type { Positions } from "../corpus/select.ts";
import { unknownPosition } from "../corpus/unknown-position.ts";
import { DEFAULT_LIMITS } from "../judge/session.ts";
import type { Subject } from "../judge/subject.ts";
import type { Vocabulary } from "../judge/vocabulary.ts";
import { ConfigError } from "../load/config-error.ts";
import type { ReadConfig, ReadReceiver } from "../load/read-config.ts";
import { commandSubject, moduleSubject } from "../load/subjects.ts";
import { vocabularyOf } from "../load/vocabulary.ts";
import type { Era } from "../protocol/era.ts";
import type { Feature } from "../protocol/feature.ts";

/** A receiver to be judged for one era. */
export interface Target {
  /** How to call it in the report. */
  readonly receiver: string;
  readonly subject: Subject;
  readonly vocabulary: Vocabulary;
  readonly era: Era;
  readonly features: readonly Feature[];
  readonly positions: Positions;
  /** How long one answer may take, in milliseconds. */
  readonly timeout: number;
  /** The absolute path of the file of its known failures. */
  readonly baseline?: string;
}

/** What is said on the command line counts instead of what the configuration says. */
export type Overrides = Partial<Pick<Target, "era" | "features" | "positions" | "timeout" | "baseline">>;

/**
 * Lists what a configuration has judged.
 *
 * @param config - the configuration
 * @param corpus - the corpus
 * @param overrides - what counts instead
 * @returns one target for each receiver and era, in their order
 * @throws ConfigError if two receivers have one name or baseline, or a position is not known
 */
export function targetsOf(config: ReadConfig, corpus: Corpus, overrides: Overrides): Target[] {
  const targets = config.receivers.flatMap((receiver, index) => {
    const unknown = unknownPosition(corpus.decisions, receiver.decisions ?? {});
    if (unknown !== undefined) {
      throw new ConfigError(`${config.name}: receivers[${index}].decisions: ${unknown}`);
    }
    return targetsOfReceiver(config, index, corpus, overrides);
  });
  requireUnique(config, "name", nameOf);
  requireUnique(
    config,
    "baseline",
    ({ baseline }) => baseline && path.resolve(path.dirname(config.file), baseline),
  );
  return targets;
}

/**
 * Names a receiver.
 *
 * @param receiver - the receiver as its configuration has it
 * @returns its name, or else its module or command
 */
export function nameOf({ name, module, command = [] }: ReadReceiver): string {
  return name ?? module ?? command.join(" ");
}

/**
 * Looks for a name that no receiver has.
 *
 * @param names - the names of receivers that are wanted
 * @param config - the configuration
 * @returns what is wrong with the first such name, if there is one
 */
export function unknownReceiver(
  names: readonly string[],
  { name: config, receivers }: ReadConfig,
): string | undefined {
  const known = receivers.map(nameOf);
  const unknown = names.find((name) => !known.includes(name));
  return unknown === undefined
    ? undefined
    : `${unknown}: ${config} has no such receiver; it has ${known.join(", ")}`;
}

function targetsOfReceiver(
  { file, receivers }: ReadConfig,
  index: number,
  corpus: Corpus,
  overrides: Overrides,
): Target[] {
  const receiver = receivers[index] as ReadReceiver;
  const { era = "modern", features = [], decisions = {}, baseline } = receiver;
  const folder = path.dirname(file);
  const known = {
    receiver: nameOf(receiver),
    vocabulary: vocabularyOf(receiver.categories),
    features,
    positions: decisions,
    timeout: receiver.timeout ?? DEFAULT_LIMITS.answer,
    ...(baseline === undefined ? {} : { baseline: path.resolve(folder, baseline) }),
    ...overrides,
  };
  const configured: readonly Era[] = [era].flat();
  const eras = overrides.era === undefined ? configured : [overrides.era];
  // One of several eras that is asked for is judged as it is among the others.
  const isStrict = configured.length === 1 || overrides.features !== undefined;
  return eras.map((each) => ({
    ...known,
    era: each,
    features: isStrict ? known.features : known.features.filter((name) => isKnownIn(corpus, each, name)),
    subject:
      receiver.command === undefined
        ? moduleOf(receiver, folder, { config: file, receiver: index })
        : commandSubject(receiver.command, folder, { era: each, features: known.features }, receiver.wire),
  }));
}

/** Of several eras not each has every feature; with one alone, a claim that says nothing is a mistake. */
function isKnownIn({ groups }: Corpus, era: Era, feature: Feature): boolean {
  return groups.some(({ cases }) =>
    cases.some(({ expect, features = [] }) => expect[era] !== undefined && features.includes(feature)),
  );
}

function moduleOf(
  { module = "", select, ...receiver }: ReadReceiver,
  folder: string,
  inConfig: { readonly config: string; readonly receiver: number },
): Subject {
  return moduleSubject(
    path.resolve(folder, module),
    receiver.export,
    typeof select === "object" ? inConfig : select,
  );
}

function requireUnique(
  { name: config, receivers }: ReadConfig,
  key: string,
  valueOf: (receiver: ReadReceiver) => string | undefined,
): void {
  const seen = new Map<string, number>();
  for (const [index, receiver] of receivers.entries()) {
    const value = valueOf(receiver);
    const before = value === undefined ? undefined : seen.get(value);
    if (before !== undefined) {
      throw new ConfigError(
        `${config}: receivers[${before}] and receivers[${index}] have the same ${key}, ${value}; give each its own`,
      );
    }
    if (value !== undefined) {
      seen.set(value, index);
    }
  }
}
