// Right as modern, but for a flag that is no boolean.
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

export function classify(envelope) {
  if (!isObject(envelope)) {
    return "unclassified";
  }
  const hasError = Object.hasOwn(envelope, "error");
  if (Object.hasOwn(envelope, "result") === hasError) {
    return "unclassified";
  }
  if (hasError) {
    return "protocol_error";
  }
  const { result } = envelope;
  if (!isObject(result) || !Object.hasOwn(result, "resultType")) {
    return "unclassified";
  }
  if (result.resultType === "input_required") {
    return "input_required";
  }
  if (result.resultType !== "complete") {
    return "unclassified";
  }
  return Object.hasOwn(result, "isError") && result.isError ? "tool_error" : "normal_complete";
}
