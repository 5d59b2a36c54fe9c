import type { Corpus } from "../corpus/case.ts";
import { OWN_VERSION } from "../corpus/own-package.ts";
import type { Positions } from "../corpus/select.ts";
import type { World } from "../generate/world.ts";
import type { Era } from "../protocol/era.ts";
import type { Feature } from "../protocol/feature.ts";
import type { ReceiverContext } from "../protocol/receiver.ts";
import { selectFor } from "./select-for.ts";
import { expectationOf } from "./trial.ts";

/** A case for a test runner of another language. */
export interface ExportedCase {
  readonly id: string;
  readonly title: string;
  /** Why the expectation is what it is. */
  readonly why: string;
  readonly rules: readonly string[];
  /** The envelope as JSON text: a JSON value would lose what some envelopes are about. */
  readonly text: string;
  readonly context: ReceiverContext;
  /** The words that are right. */
  readonly expected: readonly string[];
  /** The open decision, where several are. */
  readonly decision?: string;
}

/** The cases for certain receivers, with what they were selected for. */
export interface ExportedCases {
  /** The version of the package. */
  readonly killtable: string;
  readonly era: Era;
  readonly features: readonly Feature[];
  /** The declared positions, by which the expectations are closed. */
  readonly decisions: Positions;
  /** How many cases were left out, by the reason. */
  readonly leftOut: { readonly unclaimed: number; readonly superseded: number };
  readonly cases: readonly ExportedCase[];
}

/**
 * Selects cases to be judged by a test runner of another language.
 *
 * @param corpus - the corpus
 * @param world - the receivers
 * @returns the cases, at least one
 * @throws VoidError if there is none, none that a claimed feature needs, or a declared position is not known
 */
export function exportCases(corpus: Corpus, world: World): ExportedCases {
  const { cases, skipped, superseded } = selectFor(corpus, world);
  return {
    killtable: OWN_VERSION,
    era: world.era,
    features: world.features,
    decisions: world.positions ?? {},
    leftOut: { unclaimed: skipped.length, superseded: superseded.length },
    cases: cases.map(({ case: { id, title, why, rules }, text, context, expected }) => {
      const { words, decision } = expectationOf(expected);
      const stated = { id, title, why, rules, text, context, expected: words };
      return decision === undefined ? stated : { ...stated, decision };
    }),
  };
}
