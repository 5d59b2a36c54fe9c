import type { Verdict } from "../judge/verdict.ts";
import type { CheckResult } from "../run/check.ts";
import { type ClientsEra, countClient } from "../run/clients.ts";
import { excerpt } from "./printable.ts";

/** The heads of the numbers of a client. */
export const COUNTS_HEAD = ["cases", "right", "other", "nothing", "repeated", "broken", "skipped"] as const;

/** What the heads mean, and the words in the cells. */
export const CELL_WORDS: readonly (readonly [word: string, meaning: string])[] = [
  ["right", "what the contract asks for, or one of several answers where a question is open"],
  ["other", "another category, or not the same twice"],
  ["nothing", "the caller got no answer: the message was dropped, the connection was lost, or time ran out"],
  ["repeated", "the client sent the same call again, so that a tool may run twice"],
  ["broken", "the client hung or ended, or its adapter failed"],
  ["skipped", "the client has no way to send such a request"],
];

/**
 * Writes the numbers of a client.
 *
 * @param result - what its check came to
 * @returns one number a head
 */
export function countCells(result: CheckResult): string[] {
  const { put, right, otherwise, noAnswer, repeated, broken, skipped } = countClient(result);
  return [put, right, otherwise, noAnswer, repeated, broken, skipped].map(String);
}

/**
 * Writes in a word what a client's caller saw of a case.
 *
 * @param verdict - the verdict; nothing where the case was not put
 * @returns the category, or what came in its place
 */
export function sawWord(verdict: Verdict | undefined): string {
  switch (verdict?.kind) {
    case undefined:
      return "not put";
    case "match":
    case "accepted":
    case "differs":
    case "foreign-answer":
    case "changed-envelope":
      return excerpt(verdict.observed ?? "", 40);
    case "no-answer":
      return "nothing";
    case "repeated-call":
      return "repeated";
    case "unstable":
    case "skipped":
      return verdict.kind;
    default:
      return "broken";
  }
}

/**
 * Says of how many cases the clients of an era part.
 *
 * @param compared - what they came to
 * @returns a sentence
 */
export function partingSentence({ era, clients, apart, together, right, skipped }: ClientsEra): string {
  const all = apart.length + together.length + right + skipped.length;
  if (clients.length === 1) {
    return `As ${era} one client was put ${all} cases: ${right} right, ${together.length} not, ${skipped.length} skipped.`;
  }
  return (
    [
      `As ${era} the callers of ${clients.length} clients see different things of ${apart.length} of ${all} cases`,
      `the same but not what is right of ${together.length}`,
      `the same and right of ${right}`,
      ...(skipped.length === 0 ? [] : [`${skipped.length} were skipped by all`]),
    ].join("; ") + "."
  );
}
