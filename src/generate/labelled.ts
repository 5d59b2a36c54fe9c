import type { Category } from "../protocol/category.ts";
import type { Envelope, ReceiverContext } from "../protocol/receiver.ts";

/** What an envelope is by how it was built, never by asking a receiver. */
export interface Label {
  readonly category: Category;
  /** The rule that makes it so. */
  readonly rule: string;
  /** The open decision by whose other position it would be refused. */
  readonly decision?: string;
}

/** An envelope whose category is known by how it was built. */
interface Labelled extends Label {
  readonly envelope: Envelope;
}

/** Envelopes that answer requests of one context, to be put in this order. */
export interface LabelledSequence {
  readonly context: ReceiverContext;
  readonly envelopes: readonly Labelled[];
}

/** A labelled envelope that only wants the id of the request. */
export interface Draft extends Label {
  readonly envelopeFor: (requestId: ReceiverContext["requestId"]) => Envelope;
}
