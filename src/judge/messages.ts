import type { Input, Observation } from "./observation.ts";
import type { Subject } from "./subject.ts";

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
