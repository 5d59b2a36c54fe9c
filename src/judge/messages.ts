import type { Input, Observation } from "./observation.ts";
import type { Subject } from "./subject.ts";

/**
 * The file descriptor on which a worker answers, a JSON text a line. The worker writes to it synchronously,
 * so that an answer has left before the next call can hang or end the process, and a judge that reads late
 * gets many at once.
 */
export const ANSWERS_FD = 4;

/** What the judge tells its worker. */
export type ToWorker =
  | { readonly kind: "open"; readonly subject: Subject }
  /** Observe these inputs, one after another. */
  | { readonly kind: "run"; readonly inputs: readonly Input[] };

/** What the worker tells the judge. */
export type FromWorker =
  | { readonly kind: "opened" }
  | { readonly kind: "not-opened"; readonly message: string }
  /** The inputs are decoded: only now does the time of an answer begin to count. */
  | { readonly kind: "received" }
  /** The subject has answered, and its time is over; seeing whether it changed a large input takes longer. */
  | { readonly kind: "called" }
  /** What the next of the inputs came to. */
  | { readonly kind: "observed"; readonly observation: Observation };
