import { type ReceiverContext, contextFor } from "../protocol/receiver.ts";
import type { CorpusCase } from "./case.ts";
import { envelopeText } from "./envelope-text.ts";

/** What a receiver sees of a case. */
export interface Seen {
  /** The envelope, decoded. */
  readonly envelope: unknown;
  readonly context: Omit<ReceiverContext, "era">;
}

/**
 * Says what a receiver sees of a case. An era changes nothing of it but its own name, which is left out.
 *
 * @param corpusCase - the case
 * @returns the decoded envelope, and the whole context
 */
export function seenOf(corpusCase: CorpusCase): Seen {
  const { era: _, ...context } = contextFor("modern", corpusCase.context);
  return { envelope: JSON.parse(envelopeText(corpusCase)), context };
}
