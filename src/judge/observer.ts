import type { Input, Observation } from "./observation.ts";
import type { Subject } from "./subject.ts";

/** What a call with one of the inputs came to. */
export interface Observed {
  /** The index of the input. */
  readonly index: number;
  readonly observation: Observation;
  /** Whether it is not what the call came to, but what it, or an earlier one, left behind to fail later. */
  readonly isLate?: true;
}

/** Opens subjects, one after another, and calls the one that is open. One thing at a time. */
export interface Observer {
  /** What the open subject says of itself, where it can say anything. */
  readonly introduction?: string | undefined;

  /**
   * Opens a subject, in place of the one before.
   *
   * @param subject - what to open
   * @throws SubjectError saying what was wrong, if the subject cannot be opened
   */
  open(subject: Subject): Promise<void>;

  /**
   * Calls the open subject once with each of some inputs, one after another.
   *
   * @param inputs - all inputs
   * @param order - the indexes of those to observe, in the order of the calls
   * @yields for every index what the call came to, in that order; between them, for an index that had its
   *   turn before, what its call left behind to fail later
   * @throws Error if no subject was opened before
   */
  observe(inputs: readonly Input[], order: readonly number[]): AsyncGenerator<Observed, void, undefined>;

  /**
   * Waits a while for what earlier calls left behind.
   *
   * @yields what failed meanwhile, by the index of the input
   */
  settle(): AsyncGenerator<Observed, void, undefined>;

  /** Ends what was started. The observer may be used again. */
  close(): void;
}

/** What it takes to call a subject that is open. */
export type Calls = Pick<Observer, "observe">;
