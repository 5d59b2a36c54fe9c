import type { PageCell } from "../report/page-data.ts";

/** What a cell can show: the verdicts, and that nothing was asked. */
export type CellKind = PageCell["kind"] | "left-out" | "not-judged";

/** How a kind counts, which decides its colour. */
type Tone = "pass" | "open" | "quiet" | "failure" | "error";

/** How a kind is shown and said. */
export interface KindWords {
  /** The sign in the cell, which tells the kinds apart without their colours. */
  readonly sign: string;
  readonly word: string;
  readonly meaning: string;
  readonly tone: Tone;
}

/** Every kind, in the order of the legend. */
export const KINDS: Readonly<Record<CellKind, KindWords>> = {
  match: { sign: "·", word: "match", meaning: "the right answer", tone: "pass" },
  accepted: {
    sign: "a",
    word: "accepted",
    meaning: "one of the answers that an open question allows",
    tone: "open",
  },
  differs: { sign: "D", word: "differs", meaning: "a wrong answer", tone: "failure" },
  unstable: {
    sign: "U",
    word: "unstable",
    meaning: "two answers to the same envelope",
    tone: "failure",
  },
  "foreign-answer": {
    sign: "F",
    word: "foreign answer",
    meaning: "an answer that is no category",
    tone: "failure",
  },
  "changed-envelope": {
    sign: "C",
    word: "changed envelope",
    meaning: "it changed the envelope",
    tone: "failure",
  },
  "repeated-call": {
    sign: "R",
    word: "repeated call",
    meaning: "it made the client send the same call again",
    tone: "failure",
  },
  threw: { sign: "T", word: "threw", meaning: "it threw instead of answering", tone: "error" },
  timeout: { sign: "L", word: "time limit", meaning: "no answer within the time limit", tone: "error" },
  exited: { sign: "X", word: "exited", meaning: "its process ended", tone: "error" },
  "no-answer": {
    sign: "0",
    word: "no answer",
    meaning: "the caller of the client got nothing",
    tone: "error",
  },
  "not-put": { sign: "N", word: "not put", meaning: "it was given up before this case", tone: "error" },
  skipped: { sign: "s", word: "skipped", meaning: "it says that it does not judge this", tone: "quiet" },
  "left-out": { sign: "", word: "left out", meaning: "not for it, or not asked for", tone: "quiet" },
  "not-judged": { sign: "?", word: "not judged", meaning: "it could not be judged at all", tone: "quiet" },
};

/**
 * Says whether a kind speaks against the one that answered.
 *
 * @param kind - the kind
 * @returns whether it is a failure or an error
 */
export function isFault(kind: CellKind): boolean {
  const { tone } = KINDS[kind];
  return tone === "failure" || tone === "error";
}
