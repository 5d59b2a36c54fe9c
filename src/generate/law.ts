import type fc from "fast-check";
import type { LabelledSequence } from "./labelled.ts";

/** Something that has to hold for a receiver's answers to generated envelopes. */
export interface Law {
  readonly id: string;
  /** What has to hold, in one sentence. */
  readonly statement: string;
  /** Envelopes with their right answers; the law holds where all of them are answered so. */
  readonly sequences: fc.Arbitrary<LabelledSequence>;
}
