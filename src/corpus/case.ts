import type { Category } from "../protocol/category.ts";
import type { Era } from "../protocol/era.ts";
import type { Feature } from "../protocol/feature.ts";
import type { ReceiverContext } from "../protocol/receiver.ts";

/** A set of right answers where the texts leave a question open. */
export interface OpenExpectation {
  /** One answer a position, in the order of the decision's positions. */
  readonly oneOf: readonly Category[];
  /** The id of the question in `fixtures/decisions.json`. */
  readonly decision: string;
}

/** What a receiver has to answer: one category, or one of several under a named decision. */
export type CaseExpectation = Category | OpenExpectation;

/** An order to a named builder, for envelopes too deep or too large to write down. */
export interface BuildOrder {
  readonly name: string;
  /** How deep (levels) or how long (characters). */
  readonly size: number;
}

/** One pinned envelope with what is right for it. Exactly one of `envelope`, `raw` and `build` is there. */
export interface CorpusCase {
  readonly id: string;
  readonly title: string;
  /** Why the expectation is what it is. */
  readonly why: string;
  readonly rules: readonly string[];
  readonly envelope?: unknown;
  /** JSON text, where decoding and encoding would lose the case. */
  readonly raw?: string;
  readonly build?: BuildOrder;
  /** What the client knew, where it differs from the defaults. */
  readonly context?: Partial<Omit<ReceiverContext, "era">>;
  /** The features that a receiver has to claim for the case to apply. */
  readonly features?: readonly Feature[];
  /** The features under which the case does not apply, since they decide otherwise, or it breaks two things. */
  readonly unless?: readonly Feature[];
  /** By era; an era that is left out has no expectation, and the case is not for it. */
  readonly expect: Readonly<Partial<Record<Era, CaseExpectation>>>;
  /** The case that differs in one place only, and is not refused wherever this one is. */
  readonly twin?: string;
  /** Why no hand-written mutant fails the case. */
  readonly unmoved?: string;
  /** The version that brought the case. */
  readonly since: string;
}

/** One file of cases. */
export interface CaseGroup {
  readonly group: string;
  readonly about: string;
  readonly cases: readonly CorpusCase[];
}

/** One rule of the receiver contract. */
export interface Rule {
  readonly id: string;
  readonly statement: string;
  readonly keyword: string;
  readonly clause: string;
  readonly url?: string;
  readonly feature?: Feature;
}

/** A question that the texts leave open. */
export interface OpenDecision {
  readonly id: string;
  readonly question: string;
  readonly positions: readonly string[];
  readonly why: string;
}

/** One demand of the specification on an answer. Exactly one of `rules` and `reason` is there. */
export interface Clause {
  readonly id: string;
  /** The page of the specification, such as `basic/index`. */
  readonly page: string;
  readonly section: string;
  readonly keyword: string;
  /** What is demanded, in our own words. */
  readonly demand: string;
  readonly url: string;
  /** The rules whose cases show it. */
  readonly rules?: readonly string[];
  /** Why one answer given to a classifier cannot show it. */
  readonly reason?: string;
}

/** Everything in `fixtures/`, read and checked. */
export interface Corpus {
  readonly rules: readonly Rule[];
  readonly decisions: readonly OpenDecision[];
  readonly groups: readonly CaseGroup[];
}
