import type { Category } from "./category.ts";
import type { Era } from "./era.ts";

/** One decoded JSON value, received in answer to one request. It may be anything that JSON can hold. */
export type Envelope = unknown;

/** What the client knew when it sent the request that the envelope answers. */
export interface ReceiverContext {
  /** The peers that the receiver is built for. */
  readonly era: Era;
  /** The revision that the peers agreed on, where it is known. */
  readonly protocolVersion?: string;
  /** The method of the request. */
  readonly method: string;
  /** The id of the request. */
  readonly requestId: string | number;
  /** The result types of the extensions that the client advertised. */
  readonly resultTypes: readonly string[];
  /** The capabilities that the client declared, by name. */
  readonly clientCapabilities: Readonly<Record<string, unknown>>;
}

/**
 * The function under test: it says what an envelope is.
 *
 * It never throws, never changes the envelope and keeps nothing between calls.
 */
export type Receiver = (envelope: Envelope, context: ReceiverContext) => Category | Promise<Category>;

/** A receiver as a team has it: its envelope may be of any type, and its answer anything that tells its word. */
// oxlint-disable-next-line typescript/no-explicit-any -- it may expect any type of what was decoded
export type AnyReceiver = (envelope: any, context: ReceiverContext) => unknown;

/**
 * Completes a context with what a client is taken to have sent where nothing else is said: a
 * `tools/call` with the id 1, every capability declared and no extension advertised.
 *
 * @param era - the peers that the receiver is built for
 * @param known - the members that differ from the defaults
 * @returns a context with every required member
 */
export function contextFor(era: Era, known: Partial<Omit<ReceiverContext, "era">> = {}): ReceiverContext {
  return {
    method: "tools/call",
    requestId: 1,
    resultTypes: [],
    clientCapabilities: { elicitation: {}, sampling: {}, roots: {} },
    ...known,
    era,
  };
}
