import type { Era } from "./era.ts";
import type { Feature } from "./feature.ts";
import type { Receiver } from "./receiver.ts";

/** A receiver with one named fault, laid over a right one. */
export interface Mutant {
  /** A slug: the file's name in `mutants/`. Never reused, never renamed. */
  readonly id: string;
  /** The fault in a few words. */
  readonly title: string;
  /** The fault in one sentence: what this receiver does wrong. */
  readonly fault: string;
  /** The rules of `fixtures/rules.json` that the fault breaks, the one it is about first. */
  readonly rules: readonly string[];
  /** The features without which the fault cannot show: the original has to claim them. */
  readonly features?: readonly Feature[];
  /** The eras in which the fault can show; all, where none are named. */
  readonly eras?: readonly Era[];
  /** Why no envelope can tell it from the original, where that is so: it has to survive then. */
  readonly equivalent?: string;
  /** Whether it keeps something between calls: which cases fail it then depends on the order of all of them. */
  readonly keepsState?: true;
  /** Where a shipped client was reported to have it. */
  readonly seenIn?: readonly string[];
  /**
   * Lays the fault over a receiver.
   *
   * @param original - the receiver to spoil; plain or async
   * @returns a receiver that answers as the original does, but for the fault
   */
  readonly apply: (original: Receiver) => Receiver;
}
