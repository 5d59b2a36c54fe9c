// The same classifier, corrected.

/**
 * @param {any} answer - the decoded answer to a request
 * @returns {{ kind: "complete" | "input_required" | "error" | "invalid" }} what it is
 */
export function outcomeOf(answer) {
  if (!isObject(answer) || Object.hasOwn(answer, "result") === Object.hasOwn(answer, "error")) {
    return { kind: "invalid" };
  }
  if (Object.hasOwn(answer, "error")) {
    return { kind: "error", error: answer.error };
  }
  const { result } = answer;
  if (!isObject(result)) {
    return { kind: "invalid" };
  }
  const type = Object.hasOwn(result, "resultType") ? result.resultType : "complete";
  if (type === "input_required") {
    return { kind: "input_required", requests: result.inputRequests };
  }
  const failed = Object.hasOwn(result, "isError") ? result.isError : false;
  return type === "complete" && typeof failed === "boolean"
    ? { kind: "complete", failed, content: result.content }
    : { kind: "invalid" };
}

function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
