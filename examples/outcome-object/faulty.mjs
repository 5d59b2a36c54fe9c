// A classifier in a client's own words: its outcomes are objects of the kinds complete, input_required, error, invalid.

/**
 * @param {any} answer - the decoded answer to a request
 * @returns {{ kind: "complete" | "input_required" | "error" | "invalid" }} what it is
 */
export function outcomeOf(answer) {
  // Fault: an answer that has both members is no error to be trusted.
  if (answer?.error !== undefined) {
    return { kind: "error", error: answer.error };
  }
  // Fault: a result that is null, or none at all, passes for an empty one.
  const result = answer?.result ?? {};
  const type = result.resultType ?? "complete";
  if (type === "input_required") {
    return { kind: "input_required", requests: result.inputRequests };
  }
  // Fault: a flag that is no boolean is handed on as if it were one.
  return type === "complete"
    ? { kind: "complete", failed: Boolean(result.isError), content: result.content }
    : { kind: "invalid" };
}
