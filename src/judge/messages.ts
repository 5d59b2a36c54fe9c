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

/** What has to be in a message of each kind for a worker to have written it. */
const IS_WHOLE: Readonly<Record<string, (message: Record<string, unknown>) => boolean>> = {
  opened: () => true,
  "not-opened": ({ message }) => typeof message === "string",
  received: () => true,
  called: () => true,
  observed: ({ observation }) => isObservation(observation),
  escaped: ({ call, message }) => isCall(call) && typeof message === "string",
  leaving: ({ call }) => isCall(call),
  settled: () => true,
};

function isCall(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function isObservation(value: unknown): boolean {
  const { kind, word, changedInput, shown, texts, message } = Object(value) as Record<string, unknown>;
  return (
    (kind === "answered" && typeof word === "string" && typeof changedInput === "boolean") ||
    (kind === "no-word" && typeof shown === "string" && isObjectOfTexts(texts)) ||
    (kind === "threw" && typeof message === "string")
  );
}

function isObjectOfTexts(value: unknown): boolean {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.values(value).every((member) => typeof member === "string")
  );
}

/**
 * Reads a line that came from a worker. A subject can write there too, so only what has the whole shape of a
 * message is one.
 *
 * @param line - the line
 * @returns the message, or `undefined` where no worker wrote it
 */
export function readMessage(line: string): FromWorker | undefined {
  try {
    const message = JSON.parse(line) as Record<string, unknown>;
    const kind = String(message["kind"]);
    return Object.hasOwn(IS_WHOLE, kind) && IS_WHOLE[kind]?.(message)
      ? (message as unknown as FromWorker)
      : undefined;
  } catch {
    return undefined;
  }
}
