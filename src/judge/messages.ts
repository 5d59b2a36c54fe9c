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
  | { readonly kind: "inputs"; readonly inputs: readonly Input[] }
  /** Observe these inputs, named by their indexes, one after another. */
  | { readonly kind: "run"; readonly order: readonly number[] };

/** What the worker tells the judge. */
export type FromWorker =
  | { readonly kind: "opened" }
  | { readonly kind: "not-opened"; readonly message: string }
  /** The inputs have arrived: only now does the time of an answer begin to count. */
  | { readonly kind: "received" }
  | { readonly kind: "observed"; readonly index: number; readonly observation: Observation };
