import type { Decision } from "./decision.ts";
import type { JsonObject } from "./json-object.ts";
import type { ResultType } from "./normalize.ts";

/**
 * Decides a result by its type, and a complete one by its flag. The type decides first (rule
 * `type-before-flag`); no other member of the result is looked at (rule `members-ignored`).
 *
 * @param type - the type as the era reads it
 * @param result - the result of the envelope
 * @returns the category and the rule that decided
 */
export function classify(type: ResultType, result: JsonObject): Decision {
  switch (type) {
    case undefined:
      return { category: "unclassified", rule: "type-absent" };
    case "input_required":
      return { category: "input_required", rule: "type-input-required" };
    case "complete":
      return classifyFlag(result);
    default:
      return { category: "unclassified", rule: "type-unrecognized" };
  }
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
