import type { Feature } from "../protocol/feature.ts";
import type { ReceiverContext } from "../protocol/receiver.ts";
import type { Decision } from "./decision.ts";
import type { JsonObject } from "./json-object.ts";
import { refuseByMrtr } from "./mrtr.ts";
import type { ResultType } from "./normalize.ts";

/**
 * Decides a result by its type, and a complete one by its flag. The type decides first (rule
 * `type-before-flag`); no other member of the result is looked at (rule `members-ignored`).
 *
 * @param type - the type as the era reads it
 * @param result - the result of the envelope
 * @param context - what the client knew when it sent the request
 * @param features - the features that the receiver claims
 * @returns the category and the rule that decided
 */
export function classify(
  type: ResultType,
  result: JsonObject,
  context: ReceiverContext,
  features: readonly Feature[],
): Decision {
  switch (type) {
    case undefined:
      return { category: "unclassified", rule: "type-absent" };
    case "input_required":
      return classifyInput(result, context, features);
    case "complete":
      return classifyFlag(result);
    default:
      return classifyOther(type, context, features);
  }
}

function classifyInput(result: JsonObject, context: ReceiverContext, features: readonly Feature[]): Decision {
  const refusal = features.includes("mrtr") ? refuseByMrtr(result, context) : undefined;
  return refusal ?? { category: "input_required", rule: "type-input-required" };
}

/** Reads `isError` without coercion (server/tools, Error Handling; schema CallToolResult.isError). */
function classifyFlag(result: JsonObject): Decision {
  if (!Object.hasOwn(result, "isError")) {
    return { category: "normal_complete", rule: "flag-omitted" };
  }
  switch (result.isError) {
    case true:
      return { category: "tool_error", rule: "flag-true" };
    case false:
      return { category: "normal_complete", rule: "flag-false" };
    default:
      return { category: "unclassified", rule: "flag-boolean" };
  }
}

/** Takes the types of advertised extensions only (basic/index, ResultType, third and fourth bullets). */
function classifyOther(type: unknown, context: ReceiverContext, features: readonly Feature[]): Decision {
  const advertised: readonly unknown[] = context.resultTypes;
  return features.includes("extensions") && advertised.includes(type)
    ? { category: "extension_result", rule: "extension-advertised" }
    : { category: "unclassified", rule: "type-unrecognized" };
}
