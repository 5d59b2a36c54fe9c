import fc from "fast-check";
import type { ReceiverContext } from "../protocol/receiver.ts";
import { type Members, bulk } from "./values.ts";

/** The methods that ask for input, with the capability that each needs (basic/patterns/mrtr). */
export const INPUT_METHODS = {
  "elicitation/create": "elicitation",
  "sampling/createMessage": "sampling",
  "roots/list": "roots",
} as const;

/** The name of a method that asks for input. */
export type InputMethod = keyof typeof INPUT_METHODS;

const PARAMS: Readonly<Record<InputMethod, Members>> = {
  "elicitation/create": {
    params: { mode: "form", message: "Which?", requestedSchema: { type: "object", properties: {} } },
  },
  "sampling/createMessage": { params: { messages: [], maxTokens: 10 } },
  "roots/list": {},
};

/**
 * A request for input.
 *
 * @param method - its method
 * @returns the request, right in every respect
 */
export function inputRequest(method: InputMethod): Members {
  return { method, ...PARAMS[method] };
}

/** An elicitation that sends the user to a page, for clients that declared the mode. */
const BY_URL: Members = {
  method: "elicitation/create",
  params: { mode: "url", message: "Sign in", url: "https://example.com/" },
};

/**
 * Requests for input that a client can answer.
 *
 * @param context - what the client declared
 * @returns at least one for each method that it declared the capability for
 */
export function answerableRequests(context: ReceiverContext): Members[] {
  const { elicitation = {} } = context.clientCapabilities as { elicitation?: Members };
  return [
    ...methodsFor(context, true).map(inputRequest),
    ...(Object.hasOwn(elicitation, "url") ? [BY_URL] : []),
  ];
}

/** The methods that a client with certain capabilities may be asked by, or not. */
export function methodsFor(context: ReceiverContext, declared: boolean): InputMethod[] {
  const methods = Object.keys(INPUT_METHODS) as InputMethod[];
  return methods.filter(
    (method) => Object.hasOwn(context.clientCapabilities, INPUT_METHODS[method]) === declared,
  );
}

const mapKey = fc.constantFrom("a", "b", "login", "0", "__proto__", "constructor", "toString", "method");

/**
 * Maps of one to three requests for input.
 *
 * @param requests - the requests to draw from, at least one
 * @returns an arbitrary of maps
 */
export function inputRequests(requests: readonly Members[]): fc.Arbitrary<Members> {
  const entry = fc.tuple(mapKey, fc.constantFrom(...requests));
  return fc
    .uniqueArray(entry, { selector: ([key]) => key, minLength: 1, maxLength: 3 })
    .map((entries): Members => Object.fromEntries(entries));
}

/** States, which are texts of any kind. */
export const requestState = fc.oneof(
  fc.constantFrom("", "s", "null", "{}", "0"),
  fc.string(),
  bulk.map((value) => JSON.stringify(value)),
);
