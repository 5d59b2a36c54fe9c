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

/** What a receiver is to be judged on, and what was left out because it does not claim the feature. */
export interface Selection {
  readonly cases: readonly SelectedCase[];
  readonly skipped: readonly CorpusCase[];
}

/**
 * Selects the cases that say something about a receiver of one era with certain features.
 *
 * @param corpus - the corpus
 * @param era - the peers that the receiver is built for
 * @param features - the features that it claims
 * @returns the cases of that era; those that need another feature are listed as skipped
 */
export function selectCases(corpus: Corpus, era: Era, features: readonly Feature[]): Selection {
  const cases: SelectedCase[] = [];
  const skipped: CorpusCase[] = [];
  for (const corpusCase of corpus.groups.flatMap((group) => group.cases)) {
    const expected = corpusCase.expect[era];
    if (expected === undefined) {
      continue;
    }
    if (applies(corpusCase, features)) {
      const context = contextFor(era, corpusCase.context);
      cases.push({ case: corpusCase, text: envelopeText(corpusCase), context, expected });
    } else {
      skipped.push(corpusCase);
    }
  }
  return { cases, skipped };
}

function applies({ features = [], unless = [] }: CorpusCase, claimed: readonly Feature[]): boolean {
  return (
    features.every((feature) => claimed.includes(feature)) &&
    !unless.some((feature) => claimed.includes(feature))
  );
}
