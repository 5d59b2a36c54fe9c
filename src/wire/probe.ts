/** The methods by which a client can be made to ask for an envelope. */
const METHODS: ReadonlySet<string> = new Set(["tools/call", "prompts/get", "resources/read"]);

/** The name of the tool and of the prompt. */
export const PROBE_NAME = "probe";

/** What the uri of every resource begins with. */
export const PROBE_URI = "killtable://probe/";

/** What a call asks to be answered with. It says so itself, so that nothing has to say which case has its turn. */
export interface Probe {
  /** The answer, a JSON text that is written for a request with the id 1. */
  readonly envelope: string;
  /** Names the call; a retry of it has the same. */
  readonly seq: string;
}

/**
 * Says whether a client can be made to send a request of a method, and so to get an envelope in answer.
 *
 * @param method - any method
 */
export function isCallable(method: string): boolean {
  return METHODS.has(method);
}

/**
 * Writes the uri of the resource that is an envelope.
 *
 * @param probe - the envelope and the name of the call
 * @returns the uri to read
 */
export function probeUri({ envelope, seq }: Probe): string {
  return `${PROBE_URI}${Buffer.from(JSON.stringify({ envelope, seq })).toString("base64url")}`;
}

/**
 * Reads what a request asks to be answered with.
 *
 * @param method - a method that can be called
 * @param params - the params of the request, whatever they are
 * @returns the envelope, which is JSON, and the name of the call; `undefined` where they are not there
 */
export function readProbe(method: string, params: Readonly<Record<string, unknown>>): Probe | undefined {
  const { envelope, seq } = Object(
    method === "resources/read"
      ? fromUri(params["uri"])
      : params["name"] === PROBE_NAME && params["arguments"],
  ) as Record<string, unknown>;
  return typeof envelope === "string" && typeof seq === "string" && parsed(envelope) !== undefined
    ? { envelope, seq }
    : undefined;
}

function fromUri(uri: unknown): unknown {
  return typeof uri === "string" && uri.startsWith(PROBE_URI)
    ? parsed(Buffer.from(uri.slice(PROBE_URI.length), "base64url").toString())
    : undefined;
}

/** The value of a JSON text; `undefined` where it is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
