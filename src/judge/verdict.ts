import type { Observation } from "./observation.ts";

/** What is right for a case: one word, or several where a named question is open. */
export interface Expectation {
  readonly words: readonly string[];
  /** The open question; absent where only one word is right. */
  readonly decision?: string;
}

/** The verdicts of a subject on a case, from the best to the worst. */
export const VERDICT_KINDS = [
  "match",
  "accepted",
  "differs",
  "unstable",
  "foreign-answer",
  "changed-envelope",
  "threw",
  "timeout",
  "exited",
] as const;

/**
 * A verdict of a subject on a case.
 *
 * - `match`: the one right word.
 * - `accepted`: one of several words that an open decision allows.
 * - `differs`: another word.
 * - `unstable`: the second answer was not the first.
 * - `foreign-answer`: the answer is no word of the vocabulary.
 * - `changed-envelope`: the input was changed.
 * - `threw`, `timeout`, `exited`: no answer. These count as errors.
 */
export type VerdictKind = (typeof VERDICT_KINDS)[number];

/** What a subject made of one case. */
export interface Verdict {
  readonly id: string;
  readonly kind: VerdictKind;
  readonly expected: Expectation;
  /** The word that was answered, where there was one. */
  readonly observed?: string;
  /** What happened, where there is more to say than the words. */
  readonly detail?: string;
}

/** How a verdict counts. */
export type Outcome = "pass" | "failure" | "error";

/**
 * Says how a verdict counts: no answer is an error, any other fault a failure.
 *
 * @param kind - the verdict's kind
 * @returns pass, failure or error
 */
export function outcomeOf(kind: VerdictKind): Outcome {
  switch (kind) {
    case "match":
    case "accepted":
      return "pass";
    case "threw":
    case "timeout":
    case "exited":
      return "error";
    default:
      return "failure";
  }
}

function badness({ kind }: Finding): number {
  return VERDICT_KINDS.indexOf(kind);
}

type Finding = Pick<Verdict, "kind" | "observed" | "detail">;

/**
 * Judges what was observed of one case. The worst thing counts, in the order of VERDICT_KINDS.
 *
 * @param id - the case's id
 * @param expected - what is right for it
 * @param observations - what the calls with this case came to, at least one, in their order
 * @param vocabulary - all words that are answers at all
 * @returns the verdict
 */
export function judgeCase(
  id: string,
  expected: Expectation,
  observations: readonly Observation[],
  vocabulary: readonly string[],
): Verdict {
  const faults = observations
    .map((observation) => faultOf(observation, vocabulary))
    .filter((fault) => fault !== undefined);
  const [worst] = faults.toSorted((a, b) => badness(b) - badness(a));
  const words = observations.flatMap((observation) =>
    observation.kind === "answered" ? observation.word : [],
  );
  return { id, expected, ...(worst ?? judgeWords(words, expected)) };
}

/** What is wrong with one call, whatever the case expects. */
function faultOf(observation: Observation, vocabulary: readonly string[]): Finding | undefined {
  switch (observation.kind) {
    case "threw":
    case "exited":
      return {
        kind: observation.kind,
        detail: `${observation.kind === "threw" ? "threw " : ""}${observation.message}`,
      };
    case "timeout":
      return { kind: "timeout", detail: `no answer within ${observation.limit} ms` };
    case "no-word":
      return { kind: "foreign-answer", detail: `answered ${observation.shown}` };
    case "answered": {
      const { word } = observation;
      if (observation.changedInput) {
        return { kind: "changed-envelope", observed: word, detail: "the input was changed" };
      }
      return vocabulary.includes(word)
        ? undefined
        : {
            kind: "foreign-answer",
            observed: word,
            detail: `answered ${JSON.stringify(word)}, which is no answer`,
          };
    }
  }
}

function judgeWords(words: readonly string[], expected: Expectation): Finding {
  const [first = "", ...later] = words;
  const other = later.find((word) => word !== first);
  if (other !== undefined) {
    return { kind: "unstable", observed: first, detail: `answered ${first}, then ${other}` };
  }
  if (!expected.words.includes(first)) {
    return { kind: "differs", observed: first };
  }
  return { kind: expected.decision === undefined ? "match" : "accepted", observed: first };
}
