import type { Corpus, CorpusCase } from "../corpus/case.ts";
import type { Positions, SelectedCase } from "../corpus/select.ts";
import { judge } from "../judge/judge.ts";
import type { World } from "../generate/world.ts";
import {
  type Property,
  type PropertyTrial,
  type PropertyVerdict,
  type Step,
  judgeProperty,
} from "../judge/property.ts";
import type { Calls, Observer } from "../judge/observer.ts";
import { positionsOf } from "../judge/positions.ts";
import type { Subject } from "../judge/subject.ts";
import type { Verdict } from "../judge/verdict.ts";
import type { Vocabulary } from "../judge/vocabulary.ts";
import type { KnownFailure } from "../load/baseline-file.ts";
import { wireOf } from "../load/command/command-args.ts";
import type { Era } from "../protocol/era.ts";
import type { Feature } from "../protocol/feature.ts";
import { type HeldBaseline, failsAsKnown, holdToBaseline, listFailures } from "./baseline.ts";
import { type BlindSpots, blindSpots } from "./blind-spots.ts";
import { onlyNamed } from "./named-cases.ts";
import { openNamed } from "./open-named.ts";
import type { OnProgress } from "./progress.ts";
import { propertiesFor } from "./properties.ts";
import { readyCase } from "./ready-case.ts";
import { requireTelling } from "./require-telling.ts";
import { selectFor } from "./select-for.ts";
import { trialOf } from "./trial.ts";
import { VoidError } from "./void-error.ts";
import { wireCases } from "./wire-cases.ts";

/** How long the samples of one law may take, in milliseconds: a slow receiver is no hanging one. */
const LAW_LIMIT = 5_000;

/** What to check, and how. */
export interface CheckOptions {
  readonly corpus: Corpus;
  readonly subject: Subject;
  /** Where to open it. It is closed at the end. */
  readonly observer: Observer;
  /** What its words stand for. */
  readonly vocabulary: Vocabulary;
  /** How to call the receiver in the report. */
  readonly receiver: string;
  readonly era: Era;
  readonly features: readonly Feature[];
  /** The positions on open decisions that it declares. */
  readonly positions: Positions;
  /** Seed of the order of the cases and of the generated envelopes. */
  readonly seed: number;
  /** Generated samples for each relation; 0 for none. */
  readonly runs: number;
  /** What it is known to fail, if there is a list. */
  readonly baseline?: {
    readonly known: readonly KnownFailure[];
    /** Whether every pinned case that it fails counts as listed, since the list is written anew. */
    readonly isWritten: boolean;
  };
  /** The ids of the only cases to put, where not all that apply are wanted. */
  readonly named?: readonly string[];
  /** Is told how far it is. */
  readonly onProgress?: OnProgress;
}

/** What became of a property, with its counterexample as a case for a file of fixtures. */
export interface CheckedProperty extends PropertyVerdict {
  readonly readyCase?: CorpusCase;
}

/** The ids of the cases that were left out, by the reason. */
interface LeftOut {
  /** The ids of the cases left out since the receiver does not claim their features. */
  readonly unclaimed: readonly string[];
  /** The ids of the cases left out since a feature that it claims decides them otherwise. */
  readonly superseded: readonly string[];
  /** The ids of the cases left out since a real client cannot be made to send their request; only over a wire. */
  readonly uncallable?: readonly string[];
  /** The ids of the cases left out since its peers may agree on another protocol version; only over a wire. */
  readonly otherVersion?: readonly string[];
}

/** What a check came to. */
export interface CheckResult
  extends Pick<CheckOptions, "receiver" | "era" | "features" | "seed" | "runs" | "named">, LeftOut {
  /** What a command says of itself, such as its version, where it says it. */
  readonly introduction?: string;
  readonly cases: readonly SelectedCase[];
  /** One verdict a case, in the same order. */
  readonly verdicts: readonly Verdict[];
  readonly properties: readonly CheckedProperty[];
  /**
   * The position that it took on each open decision that it did not declare; several, where its words do not tell
   * which of them it takes.
   */
  readonly taken: Readonly<Record<string, readonly string[]>>;
  /** The decisions on which it declares a position that no case here asks for. */
  readonly idle: readonly string[];
  /** What its known failures came to, if there is a list. */
  readonly baseline?: HeldBaseline;
  /** What cannot be judged through its words, if anything. */
  readonly blindSpots?: BlindSpots;
}

/**
 * Judges a receiver on every pinned case of its era and features, then on generated envelopes.
 *
 * @param options - what to check, and how
 * @returns all verdicts
 * @throws SubjectError if the receiver cannot be opened
 * @throws VoidError if no case is left to judge it on, or none that a claimed feature needs, or one of its words
 *   alone would pass every case
 */
export async function check(options: CheckOptions): Promise<CheckResult> {
  const { corpus, subject, observer, vocabulary, receiver, era, features, positions, seed, runs } = options;
  const { onProgress = () => {} } = options;
  const { all, cases, ...leftOut } = chosenCases(options);
  requireTelling(all, vocabulary);
  onProgress([]);
  try {
    await openNamed(observer, subject, receiver);
    const { introduction } = observer;
    const verdicts = await judge(observer, { ...trialOf(cases, seed), vocabulary }, (at, of, round) =>
      onProgress([{ what: round === 1 ? "case" : "case again", at, of }]),
    );
    const listed = listedFailures(options, verdicts);
    const baseline = listed === undefined ? undefined : holdToBaseline(listed, era, verdicts);
    const held = listed?.filter((entry) => entry.era === era && baseline?.known.includes(entry.case));
    const isKnown = failsAsKnown(cases, held ?? [], vocabulary);
    const properties = await checkLaws(options, isKnown);
    const blind = await blindSpots(vocabulary, all, options);
    const taken = positionsTaken(corpus, verdicts, vocabulary);
    return {
      receiver,
      ...(introduction === undefined ? {} : { introduction }),
      era,
      features,
      seed,
      runs,
      cases,
      verdicts,
      ...leftOut,
      properties,
      taken,
      idle: Object.keys(positions).filter((id) => !all.some((selected) => isAbout(selected, id))),
      ...(options.named === undefined ? {} : { named: options.named }),
      ...(baseline === undefined ? {} : { baseline }),
      ...(blind === undefined ? {} : { blindSpots: blind }),
    };
  } finally {
    observer.close();
  }
}

/** The cases to put, beside all that there are for such receivers. */
interface ChosenCases extends LeftOut {
  readonly all: readonly SelectedCase[];
  readonly cases: readonly SelectedCase[];
}

function chosenCases({ corpus, subject, named, ...world }: CheckOptions): ChosenCases {
  const selection = selectFor(corpus, world);
  const { cases, skipped, superseded } = named === undefined ? selection : onlyNamed(selection, named);
  const leftOut = { unclaimed: skipped.map(({ id }) => id), superseded: superseded.map(({ id }) => id) };
  if (wireOf(subject) === undefined) {
    return { all: selection.cases, cases, ...leftOut };
  }
  const onWire = wireCases(cases);
  if (onWire.cases.length === 0) {
    const { uncallable, otherVersion } = onWire;
    throw new VoidError(
      uncallable.length > 0
        ? `no client can be made to send the request of ${uncallable.join(", ")}`
        : `its peers may agree on another version than that of ${otherVersion.join(", ")}; put it as modern or legacy`,
    );
  }
  return { all: wireCases(selection.cases).cases, ...leftOut, ...onWire };
}

function listedFailures(
  { baseline, era }: CheckOptions,
  verdicts: readonly Verdict[],
): readonly KnownFailure[] | undefined {
  return baseline?.isWritten === true ? listFailures(baseline.known, [{ era, verdicts }]) : baseline?.known;
}

async function checkLaws(
  options: CheckOptions,
  isKnown: (step: Step) => boolean,
): Promise<CheckedProperty[]> {
  const { observer, vocabulary, runs, seed, onProgress } = options;
  const checked: CheckedProperty[] = [];
  const properties = runs === 0 ? [] : propertiesFor(options);
  for (const [index, property] of properties.entries()) {
    onProgress?.([{ what: "law", at: index + 1, of: properties.length }]);
    const trial = { runs, seed, vocabulary, limit: LAW_LIMIT, isKnown };
    checked.push(await checkLaw(observer, property, trial, options));
  }
  return checked;
}

/**
 * Judges the receiver that is open on one law.
 *
 * @param calls - where it is open
 * @param property - the law
 * @param trial - how many samples, and from which seed
 * @param world - what the receiver claims
 * @returns what became of the law, with its counterexample as a case
 */
export async function checkLaw(
  calls: Calls,
  property: Property,
  trial: PropertyTrial,
  { era, features }: World,
): Promise<CheckedProperty> {
  const verdict = await judgeProperty(calls, property, trial);
  const found = readyCase(verdict, { era, features, seed: trial.seed });
  return found === undefined ? verdict : { ...verdict, readyCase: found };
}

function isAbout({ case: { expect }, context: { era } }: SelectedCase, decision: string): boolean {
  const stated = expect[era];
  return typeof stated === "object" && stated.decision === decision;
}

function positionsTaken(
  { decisions }: Corpus,
  verdicts: readonly Verdict[],
  vocabulary: Vocabulary,
): CheckResult["taken"] {
  return Object.fromEntries(
    positionsOf(verdicts, vocabulary).map(({ decision, indexes }) => {
      const names = decisions.find(({ id }) => id === decision)?.positions ?? [];
      return [decision, indexes.map((index) => names[index] ?? "")];
    }),
  );
}
