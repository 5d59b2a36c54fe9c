import { buildText } from "./build-text.ts";
import type { CorpusCase } from "./case.ts";

/**
 * Writes a case's envelope as the JSON text that a client would have received.
 *
 * @param corpusCase - a case with an envelope, raw text or a builder
 * @returns JSON text
 */
export function envelopeText(corpusCase: CorpusCase): string {
  if (corpusCase.build !== undefined) {
    return buildText(corpusCase.build);
  }
  return corpusCase.raw ?? JSON.stringify(corpusCase.envelope);
}
