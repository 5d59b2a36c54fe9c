import { readCorpus } from "../corpus/read.ts";
import type { SelectedCase } from "../corpus/select.ts";
import type { World } from "../generate/world.ts";
import { noWord } from "../judge/no-word.ts";
import type { Observation } from "../judge/observation.ts";
import { judgeCase } from "../judge/verdict.ts";
import type { Vocabulary } from "../judge/vocabulary.ts";
import type { ReceiverConfig } from "../load/config.ts";
import { selectWord } from "../load/select-word.ts";
import { checkClaims } from "../load/settings-schema.ts";
import { vocabularyOf } from "../load/vocabulary.ts";
import type { Era } from "../protocol/era.ts";
import type { ReceiverContext } from "../protocol/receiver.ts";
import { selectFor } from "./select-for.ts";
import { expectationOf } from "./trial.ts";

/** What a receiver claims, and how to read its answers; each member as in a {@link ReceiverConfig}. */
export interface Claims extends Pick<ReceiverConfig, "features" | "decisions" | "categories" | "select"> {
  /** The peers that it is built for; modern, if left out. */
  readonly era?: Era;
}

/** One pinned case, for a test of one's own. Its functions may be taken out of it. */
export interface ReceiverCase {
  readonly id: string;
  readonly title: string;
  /** The rules that it shows, by their ids. */
  readonly rules: readonly string[];
  /** The envelope as JSON text. */
  readonly text: string;
  /** Decodes the envelope: a new value each time. */
  readonly decode: () => unknown;
  readonly context: ReceiverContext;
  /** The receiver's words that are right: those of the contract, or those of `categories` that stand for them. */
  readonly expected: readonly string[];
  /** The open decision, where the texts allow several answers and the receiver declares no position. */
  readonly decision?: string;
  /**
   * Says what is wrong with an answer to this case.
   *
   * @param answer - what the receiver gave, awaited
   * @returns one sentence, or undefined if the answer is right
   * @throws what a `select` function throws
   */
  readonly faultOf: (answer: unknown) => string | undefined;
}

/**
 * Lists the pinned cases for a receiver, to make a test of each with any runner.
 *
 * It judges one answer at a time. That the envelope is left as it was, that the same answer comes again, and that an
 * open decision is answered by one position throughout is seen by `killtable check` and by `killtable/vitest`; a
 * position that is declared in `decisions` is held by each case here too.
 *
 * @example
 * for (const { id, decode, context, faultOf } of casesFor({ era: "dual-era" })) {
 *   test(id, async () => assert.equal(faultOf(await receive(decode(), context)), undefined));
 * }
 *
 * @param claims - what the receiver claims
 * @returns the cases of its era and features, at least one
 * @throws ConfigError if an option is not known, or its value not allowed
 * @throws VoidError if there is none, none that a claimed feature needs, or a declared position is not known
 */
export function casesFor(claims: Claims = {}): ReceiverCase[] {
  const vocabulary = vocabularyOf(claims.categories);
  const wordOf = selectWord(claims.select);
  return selectFor(readCorpus(), worldOf(claims)).cases.map((selected) => {
    const { case: corpusCase, text, context } = selected;
    const { words, decision } = expectationOf(selected.expected);
    return {
      id: corpusCase.id,
      title: corpusCase.title,
      rules: corpusCase.rules,
      text,
      decode: () => JSON.parse(text) as unknown,
      context,
      expected: wordsFor(words, vocabulary),
      ...(decision === undefined ? {} : { decision }),
      faultOf: (answer) => faultSentence(selected, wordOf(answer), vocabulary),
    };
  });
}

/**
 * Completes what a receiver claims.
 *
 * @param claims - what it claims
 * @returns the era, the features and the declared positions
 * @throws ConfigError if a key is not known, or its value not allowed
 */
export function worldOf({ select, ...claims }: Claims): World {
  checkClaims(typeof select === "function" ? claims : { ...claims, select });
  const { era = "modern", features = [], decisions = {} } = claims;
  return { era, features, positions: decisions };
}

function wordsFor(categories: readonly string[], vocabulary: Vocabulary): string[] {
  return [...vocabulary]
    .filter(([, meanings]) => categories.some((category) => meanings.includes(category)))
    .map(([word]) => word);
}

function faultSentence(
  { case: { id, rules }, expected }: SelectedCase,
  word: unknown,
  vocabulary: Vocabulary,
): string | undefined {
  const expectation = expectationOf(expected);
  const { kind, detail } = judgeCase(id, expectation, [observationOf(word)], vocabulary);
  if (kind === "match" || kind === "accepted") {
    return undefined;
  }
  const said = kind === "differs" ? `got ${meaningOf(word as string, vocabulary)}` : `it ${detail}`;
  return `expected ${expectation.words.join(" or ")} (${rules.join(", ")}), ${said}`;
}

function observationOf(word: unknown): Observation {
  return typeof word === "string" ? { kind: "answered", word, changedInput: false } : noWord(word);
}

/** A word of the receiver's own, with what it stands for. */
function meaningOf(word: string, vocabulary: Vocabulary): string {
  const meaning = vocabulary.get(word)?.join(" or ");
  return meaning === word ? word : `${word}, which stands for ${meaning}`;
}
