import type { ReceiverContext } from "../protocol/receiver.ts";
import type { Decision } from "./decision.ts";
import { type JsonObject, isJsonObject } from "./json-object.ts";

/** The methods that may be answered by a request for input (basic/patterns/mrtr, Supported Requests). */
const ANSWERABLE_METHODS: ReadonlySet<string> = new Set(["tools/call", "prompts/get", "resources/read"]);

/** The methods of the requests for input, with the capability that each needs (Server Requirements 2, 7). */
const REQUESTS: readonly { readonly method: unknown; readonly capability: string }[] = [
  { method: "elicitation/create", capability: "elicitation" },
  { method: "sampling/createMessage", capability: "sampling" },
  { method: "roots/list", capability: "roots" },
];

/**
 * The feature mrtr: checks a request for input (basic/patterns/mrtr).
 *
 * @param result - a result of the type input_required
 * @param context - what the client knew when it sent the request
 * @returns the refusal, or `undefined` where nothing is broken
 */
export function refuseByMrtr(result: JsonObject, context: ReceiverContext): Decision | undefined {
  const rule = brokenRule(result, context);
  return rule === undefined ? undefined : { category: "unclassified", rule };
}

function brokenRule(result: JsonObject, context: ReceiverContext): string | undefined {
  const hasRequests = Object.hasOwn(result, "inputRequests");
  const hasState = Object.hasOwn(result, "requestState");
  if (!ANSWERABLE_METHODS.has(context.method)) {
    return "input-request-scope";
  }
  if (!hasRequests && !hasState) {
    return "input-one-of";
  }
  if (hasState && typeof result.requestState !== "string") {
    return "input-state-string";
  }
  return hasRequests ? brokenRequests(result.inputRequests, context) : undefined;
}

function brokenRequests(requests: unknown, context: ReceiverContext): string | undefined {
  if (!isJsonObject(requests)) {
    return "input-requests-map";
  }
  for (const request of Object.values(requests)) {
    if (!isJsonObject(request)) {
      return "input-requests-map";
    }
    const known = REQUESTS.filter(({ method }) => method === request.method);
    if (known.length === 0) {
      return "input-methods";
    }
    const declared = known.filter(({ capability }) => Object.hasOwn(context.clientCapabilities, capability));
    if (declared.length < known.length) {
      return "input-capability";
    }
  }
  return undefined;
}
