import type { Category } from "../protocol/category.ts";
import type { Envelope, ReceiverContext } from "../protocol/receiver.ts";

/** An envelope whose category is known by how it was built, never by asking a receiver. */
export interface Labelled {
  readonly envelope: Envelope;
  readonly category: Category;
  /** The rule that makes it so. */
  readonly rule: string;
}

/** Envelopes that answer requests of one context, to be put in this order. */
export interface LabelledSequence {
  readonly context: ReceiverContext;
  readonly envelopes: readonly Labelled[];
}
