import type { RequestId } from "./ids.ts";

/** Codes of errors: JSON-RPC 2.0, section 5.1, and MCP 2026-07-28, basic/index Error Codes. */
export const CODE = {
  parse: -32_700,
  invalidRequest: -32_600,
  unknownMethod: -32_601,
  invalidParams: -32_602,
  headerMismatch: -32_020,
  unsupportedVersion: -32_022,
} as const;

/** An answer as it goes out. */
export interface Answer {
  /** One JSON text. */
  readonly text: string;
  /** The status that it has over HTTP. */
  readonly status: number;
}

/** What is wrong with a request. */
export interface Refusal {
  readonly code: number;
  readonly message: string;
  readonly data?: unknown;
  /** The status that it has over HTTP, where it is not 200. */
  readonly status?: number;
}

/**
 * Writes the answer with a result.
 *
 * @param id - the id of the request
 * @param result - the result
 */
export function resultAnswer(id: RequestId, result: object): Answer {
  return { text: JSON.stringify({ jsonrpc: "2.0", id, result }), status: 200 };
}

/**
 * Writes the answer with an error.
 *
 * @param refusal - what is wrong
 * @param id - the id of the request; none where it could not be read
 */
export function errorAnswer({ status = 200, ...error }: Refusal, id?: RequestId): Answer {
  return { text: JSON.stringify({ jsonrpc: "2.0", ...(id === undefined ? {} : { id }), error }), status };
}

/**
 * Puts an answer on one line. A line end can only stand between the tokens of a JSON text, so it becomes a space.
 *
 * @param text - a JSON text
 */
export function onOneLine(text: string): string {
  return text.replaceAll(/[\r\n]/g, " ");
}
