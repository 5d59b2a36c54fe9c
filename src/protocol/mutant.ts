import type { Receiver } from "./receiver.ts";

/** A receiver with one named fault, laid over a right one. */
export interface Mutant {
  /** A slug: the file's name in `mutants/`. Never reused, never renamed. */
  readonly id: string;
  /** The fault in a few words. */
  readonly title: string;
  /** The fault in one sentence: what this receiver does wrong. */
  readonly fault: string;
  /** The rules of `fixtures/rules.json` that the fault breaks. */
  readonly rules: readonly string[];
  /**
   * Lays the fault over a receiver.
   *
   * @param original - the receiver to spoil
   * @returns a receiver that answers as the original does, but for the fault
   */
  readonly apply: (original: Receiver) => Receiver;
}
