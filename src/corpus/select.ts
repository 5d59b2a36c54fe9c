import { type ReceiverContext, contextFor } from "../protocol/receiver.ts";
import type { Era } from "../protocol/era.ts";
import type { Feature } from "../protocol/feature.ts";
import type { CaseExpectation, Corpus, CorpusCase } from "./case.ts";
import { envelopeText } from "./envelope-text.ts";

/** A case as one era sees it. */
export interface SelectedCase {
  readonly case: CorpusCase;
  /** The envelope as JSON text. */
  readonly text: string;
  readonly context: ReceiverContext;
  readonly expected: CaseExpectation;
}

/** What a receiver is to be judged on, and what was left out. */
export interface Selection {
  readonly cases: readonly SelectedCase[];
  /** Cases that need a feature which it does not claim. */
  readonly skipped: readonly CorpusCase[];
  /** Cases that a feature which it claims decides otherwise. */
  readonly superseded: readonly CorpusCase[];
}

/** The positions that a receiver has declared, by the ids of the open decisions. */
export type Positions = Readonly<Record<string, string>>;

/**
 * Selects the cases that say something about a receiver of one era with certain features.
 *
 * @param corpus - the corpus
 * @param era - the peers that the receiver is built for
 * @param features - the features that it claims
 * @param positions - the positions that it declares; it is held to them strictly
 * @returns the cases of that era, and those that were left out, by the reason
 */
export function selectCases(
  corpus: Corpus,
  era: Era,
  features: readonly Feature[],
  positions: Positions = {},
): Selection {
  const cases: SelectedCase[] = [];
  const skipped: CorpusCase[] = [];
  const superseded: CorpusCase[] = [];
  for (const corpusCase of corpus.groups.flatMap((group) => group.cases)) {
    const stated = corpusCase.expect[era];
    if (stated === undefined) {
      continue;
    }
    if (applies(corpusCase, features)) {
      const context = contextFor(era, corpusCase.context);
      const expected = closeDecision(stated, corpus, positions);
      cases.push({ case: corpusCase, text: envelopeText(corpusCase), context, expected });
    } else {
      const isSuperseded = corpusCase.unless?.some((feature) => features.includes(feature)) === true;
      (isSuperseded ? superseded : skipped).push(corpusCase);
    }
  }
  return { cases, skipped, superseded };
}

function closeDecision(stated: CaseExpectation, corpus: Corpus, positions: Positions): CaseExpectation {
  if (typeof stated === "string" || !Object.hasOwn(positions, stated.decision)) {
    return stated;
  }
  const decision = corpus.decisions.find(({ id }) => id === stated.decision);
  const index = decision?.positions.indexOf(positions[stated.decision] ?? "") ?? -1;
  return stated.oneOf[index] ?? stated;
}

/**
 * Says whether a case says something about receivers that claim certain features.
 *
 * @param corpusCase - the case
 * @param claimed - the features
 * @returns whether they claim all that it needs, and none that decides it otherwise
 */
export function applies({ features = [], unless = [] }: CorpusCase, claimed: readonly Feature[]): boolean {
  return (
    features.every((feature) => claimed.includes(feature)) &&
    !unless.some((feature) => claimed.includes(feature))
  );
}
