import type fc from "fast-check";
import type { Category } from "../protocol/category.ts";
import type { Era } from "../protocol/era.ts";
import type { Envelope } from "../protocol/receiver.ts";

/** Two envelopes: one, and the same with something changed. */
export type Pair = readonly [base: Envelope, varied: Envelope];

/** Something that has to hold between a receiver's answers to two envelopes. */
export interface Relation {
  readonly id: string;
  /** What has to hold, in one sentence. */
  readonly statement: string;
  readonly rules: readonly string[];
  /** The eras in which it holds. */
  readonly eras: readonly Era[];
  readonly pairs: fc.Arbitrary<Pair>;
  /** Whether the answers to the two envelopes of a pair are right. */
  readonly holds: (base: Category, varied: Category) => boolean;
}
