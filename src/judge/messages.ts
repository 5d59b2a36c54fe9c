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
  /** Call the subject with these inputs, one after another; the calls are numbered from `first` on. */
  | { readonly kind: "run"; readonly inputs: readonly Input[]; readonly first: number }
  /** Wait a while for what earlier calls left behind. */
  | { readonly kind: "settle" };

/** What the worker tells the judge. */
export type FromWorker =
  | { readonly kind: "opened" }
  | { readonly kind: "not-opened"; readonly message: string }
  /** The inputs are decoded: only now does the time of an answer begin to count. */
  | { readonly kind: "received" }
  /** The subject has answered, and its time is over; seeing whether it changed a large input takes longer. */
  | { readonly kind: "called" }
  /** What the next of the inputs came to. */
  | { readonly kind: "observed"; readonly observation: Observation }
  /** An error escaped from a call that had been answered before. */
  | { readonly kind: "escaped"; readonly call: number; readonly message: string }
  /** The process ends, by the doing of a call. */
  | { readonly kind: "leaving"; readonly call: number }
  | { readonly kind: "settled" };

const KINDS = new Set([
  "opened",
  "not-opened",
  "received",
  "called",
  "observed",
  "escaped",
  "leaving",
  "settled",
]);

/**
 * Reads a line that came from a worker. A subject can write there too, so only the shape of a message is one.
 *
 * @param line - the line
 * @returns the message, or `undefined` where no worker wrote it
 */
export function readMessage(line: string): FromWorker | undefined {
  try {
    const message = JSON.parse(line) as FromWorker;
    const isWhole = message.kind !== "observed" || typeof message.observation.kind === "string";
    return KINDS.has(message.kind) && isWhole ? message : undefined;
  } catch {
    return undefined;
  }
}
