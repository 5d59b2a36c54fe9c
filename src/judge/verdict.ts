import type { Observation } from "./observation.ts";
import type { Vocabulary } from "./vocabulary.ts";

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
  "skipped",
  "differs",
  "unstable",
  "foreign-answer",
  "changed-envelope",
  "repeated-call",
  "no-answer",
  "threw",
  "timeout",
  "exited",
  "not-put",
] as const;

/**
 * A verdict of a subject on a case.
 *
 * - `match`: the one right word.
 * - `accepted`: one of several words that an open decision allows.
 * - `skipped`: the subject said that it does not judge this input.
 * - `differs`: another word.
 * - `unstable`: the second answer was not the first.
 * - `foreign-answer`: the answer is no word of the vocabulary.
 * - `changed-envelope`: the input was changed.
 * - `repeated-call`: the subject made the same call again, whatever it answered.
 * - `no-answer`: the subject gave its own caller nothing. This counts as an error.
 * - `threw`, `timeout`, `exited`: no answer. These count as errors too.
 * - `not-put`: the subject was given up before. This counts as an error too, though nothing is known of the case.
 */
export type VerdictKind = (typeof VERDICT_KINDS)[number];

/** What a subject made of one case. */
export interface Verdict {
  readonly id: string;
  readonly kind: VerdictKind;
  readonly expected: Expectation;
  /** The word that was answered, where there was one. */
  readonly observed?: string;
  /** The case in which the subject took another position, where that alone makes this answer wrong. */
  readonly heldTo?: string;
  /** What happened, where there is more to say than the words. */
  readonly detail?: string;
}

/** How a verdict counts. */
export type Outcome = "pass" | "skipped" | "failure" | "error";

/**
 * Says how a verdict counts: no answer is an error, any other fault a failure, and what was skipped neither.
 *
 * @param kind - the verdict's kind
 * @returns pass, skipped, failure or error
 */
export function outcomeOf(kind: VerdictKind): Outcome {
  switch (kind) {
    case "match":
    case "accepted":
      return "pass";
    case "skipped":
      return "skipped";
    case "no-answer":
    case "threw":
    case "timeout":
    case "exited":
    case "not-put":
      return "error";
    default:
      return "failure";
  }
}

/**
 * Says whether a verdict speaks against the subject.
 *
 * @param verdict - the verdict
 * @returns whether it counts as a failure or an error
 */
export function isFault({ kind }: Pick<Verdict, "kind">): boolean {
  return outcomeOf(kind) === "failure" || outcomeOf(kind) === "error";
}

function badness({ kind }: Finding): number {
  return VERDICT_KINDS.indexOf(kind);
}

type Finding = Pick<Verdict, "kind" | "observed" | "detail">;

/**
 * Says whether a call gave one of some words and left its input as it was. It is quicker to ask than a verdict is
 * given, and most calls do.
 *
 * @param observation - what the call came to
 * @param words - the words that are right
 * @param vocabulary - what the words of the subject stand for
 */
export function saysOneOf(
  observation: Observation,
  words: readonly string[],
  vocabulary: Vocabulary,
): boolean {
  if (observation.kind !== "answered" || observation.changedInput) {
    return false;
  }
  const meanings = vocabulary.get(observation.word);
  return meanings !== undefined && words.some((word) => meanings.includes(word));
}

/**
 * Judges what was observed of one case. The worst thing counts, in the order of VERDICT_KINDS.
 *
 * @param id - the case's id
 * @param expected - what is right for it
 * @param observations - what the calls with this case came to, at least one, in their order
 * @param vocabulary - what the words that are answers at all stand for
 * @returns the verdict
 */
export function judgeCase(
  id: string,
  expected: Expectation,
  observations: readonly Observation[],
  vocabulary: Vocabulary,
): Verdict {
  let worst: Finding | undefined;
  for (const observation of observations) {
    const fault = faultOf(observation, vocabulary);
    if (fault !== undefined && (worst === undefined || badness(fault) > badness(worst))) {
      worst = fault;
    }
  }
  if (worst?.kind === "repeated-call") {
    return { id, expected, ...wordOf(observations[0]), ...worst };
  }
  return { id, expected, ...(worst ?? judgeAnswers(observations, expected, vocabulary)) };
}

/** What is wrong with one call, whatever the case expects. */
function faultOf(observation: Observation, vocabulary: Vocabulary): Finding | undefined {
  switch (observation.kind) {
    case "threw":
    case "exited":
      return {
        kind: observation.kind,
        detail: `${observation.kind === "threw" ? "threw " : ""}${observation.message}`,
      };
    case "not-put":
      return { kind: "not-put", detail: `was not put: ${observation.reason}` };
    case "timeout":
      return { kind: "timeout", detail: `no answer within ${observation.limit} ms${observation.said ?? ""}` };
    case "no-answer":
      return { kind: "no-answer", detail: `gave its caller nothing: ${observation.reason}` };
    case "repeated-call":
      return { kind: "repeated-call", detail: `made the same call ${observation.calls} times` };
    case "skipped":
      return undefined;
    case "no-word":
      return { kind: "foreign-answer", detail: `answered ${observation.shown}` };
    case "answered": {
      const { word } = observation;
      if (observation.changedInput) {
        return { kind: "changed-envelope", observed: word, detail: "the input was changed" };
      }
      return vocabulary.has(word)
        ? undefined
        : {
            kind: "foreign-answer",
            observed: word,
            detail: `answered ${JSON.stringify(word)}, which is no answer`,
          };
    }
  }
}

function judgeAnswers(
  observations: readonly Observation[],
  expected: Expectation,
  vocabulary: Vocabulary,
): Finding {
  const [first] = observations;
  const other = observations.find((observation) => !saysTheSame(observation, first));
  if (other !== undefined) {
    return { kind: "unstable", ...wordOf(first), detail: `${saidBy(first)}, then ${saidBy(other)}` };
  }
  if (first?.kind !== "answered") {
    return { kind: "skipped", detail: saidBy(first) };
  }
  const meanings = vocabulary.get(first.word) ?? [];
  if (!expected.words.some((word) => meanings.includes(word))) {
    return { kind: "differs", observed: first.word };
  }
  return { kind: expected.decision === undefined ? "match" : "accepted", observed: first.word };
}

function wordOf(observation: Observation | undefined): { readonly observed?: string } {
  return observation?.kind === "answered" ? { observed: observation.word } : {};
}

function saysTheSame(observation: Observation, first: Observation | undefined): boolean {
  return observation.kind === "answered" && first?.kind === "answered"
    ? observation.word === first.word
    : saidBy(observation) === saidBy(first);
}

/** What a call without a fault of its own came to. */
function saidBy(observation: Observation | undefined): string {
  if (observation?.kind === "answered") {
    return `answered ${observation.word}`;
  }
  return observation?.kind === "skipped" ? `skipped it: ${observation.reason}` : "gave no answer";
}
