import { type SelectedCase, selectCases } from "../corpus/select.ts";
import type { Observation } from "../judge/observation.ts";
import type { Observed } from "../judge/observer.ts";
import { type Verdict, type VerdictKind, judgeCase } from "../judge/verdict.ts";
import { isCommand } from "../load/command/command-args.ts";
import type { CheckOptions } from "./check.ts";
import { openNamed } from "./open-named.ts";
import { trialOf } from "./trial.ts";

/** Cases that are plain for every era and under every feature, and what their envelopes are. */
const TRIED: ReadonlyMap<string, string> = new Map([
  ["normal_false", "a complete result"],
  ["tool_error", "a tool error"],
  ["protocol_error", "a protocol error"],
]);

/** The verdicts on an answer in a known word, right or wrong. */
const WORDS: ReadonlySet<VerdictKind> = new Set<VerdictKind>(["match", "accepted", "differs"]);

/** Which receiver to try, and how. */
export type DoctorOptions = Pick<
  CheckOptions,
  "corpus" | "subject" | "observer" | "vocabulary" | "receiver" | "era" | "features"
>;

/** What a receiver made of one envelope. */
export interface Tried {
  /** What the envelope is, in plain words. */
  readonly what: string;
  readonly selected: SelectedCase;
  readonly verdict: Verdict;
  /** What the call came to, and what came after it. */
  readonly observations: readonly Observation[];
}

/** What the first tries of a receiver came to. */
export interface Diagnosis extends Pick<DoctorOptions, "receiver" | "era" | "vocabulary"> {
  readonly isCommand: boolean;
  /** What it says of itself. */
  readonly introduction: string | undefined;
  readonly tried: readonly Tried[];
}

/**
 * Tries a receiver on three envelopes, each after the answer to the one before, so that an answer that is kept back
 * until there are many shows.
 *
 * @param options - which receiver, and how
 * @returns what each came to
 * @throws SubjectError if the receiver cannot be opened
 */
export async function doctor(options: DoctorOptions): Promise<Diagnosis> {
  const { corpus, subject, observer, vocabulary, receiver, era, features } = options;
  const cases = selectCases(corpus, era, features).cases.filter((selected) => TRIED.has(selected.case.id));
  const { cases: judged, inputs } = trialOf(cases, 0);
  const observations: Observation[][] = cases.map(() => []);
  const collect = async (observed: AsyncIterable<Observed>): Promise<void> => {
    for await (const { index, observation } of observed) {
      observations[index]?.push(observation);
    }
  };
  try {
    await openNamed(observer, subject, receiver);
    const { introduction } = observer;
    for (const index of cases.keys()) {
      await collect(observer.observe(inputs, [index]));
    }
    await collect(observer.settle());
    const tried = judged.map(({ id, expected }, index) => ({
      what: TRIED.get(id) ?? id,
      selected: cases[index] as SelectedCase,
      verdict: judgeCase(id, expected, observations[index] ?? [], vocabulary),
      observations: observations[index] ?? [],
    }));
    return { receiver, era, vocabulary, isCommand: isCommand(subject), introduction, tried };
  } finally {
    observer.close();
  }
}

/**
 * Says whether a check of the receiver can tell anything.
 *
 * @param diagnosis - what its first tries came to
 * @returns whether it gave all of them an answer in a word that is known, right or wrong
 */
export function isFit({ tried }: Diagnosis): boolean {
  return tried.every(({ verdict }) => WORDS.has(verdict.kind));
}
