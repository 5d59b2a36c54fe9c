import type { CheckResult } from "../run/check.ts";
import { type ClientsEra, countClient } from "../run/clients.ts";

/** The heads of the numbers of a client. */
export const COUNTS_HEAD = [
  "cases",
  "right",
  "other",
  "nothing",
  "repeated",
  "broken",
  "skipped",
  "not put",
] as const;

/** What the heads mean. */
export const HEAD_WORDS: readonly (readonly [word: string, meaning: string])[] = [
  ["right", "what the contract asks for, or one of several answers where a question is open"],
  ["other", "another category, or not the same twice"],
  ["nothing", "the caller got no answer: the message was dropped, the connection was lost, or time ran out"],
  ["repeated", "the client sent the same call again, so that a tool may run twice"],
  ["broken", "the client hung or ended, or its adapter failed"],
  ["skipped", "the adapter said that its client cannot be brought there"],
  ["not put", "the client was given up before"],
];

/**
 * Writes the numbers of a client.
 *
 * @param result - what its check came to
 * @returns one number a head
 */
export function countCells(result: CheckResult): string[] {
  const { cases, right, otherwise, noAnswer, repeated, broken, skipped, notPut } = countClient(result);
  return [cases, right, otherwise, noAnswer, repeated, broken, skipped, notPut].map(String);
}

/**
 * Says of how many cases the clients of an era part.
 *
 * @param compared - what they came to
 * @returns a sentence
 */
export function partingSentence({ era, clients, apart, together, right, unknown }: ClientsEra): string {
  const all = apart.length + together.length + right + unknown.length;
  const parts =
    clients.length === 1
      ? [`As ${era} the caller of one client sees what is right of ${right} of ${all} cases`]
      : [
          `As ${era} the callers of ${clients.length} clients see different things of ${apart.length} of ${all} cases`,
          `the same but not what is right of ${together.length}`,
          `the same and right of ${right}`,
        ];
  return (
    [...parts, ...(unknown.length === 0 ? [] : [`nothing is known of ${unknown.length}`])].join("; ") + "."
  );
}
