// A right receiver for modern peers, written in another style than the reference.
const isObject = (value) => Object.prototype.toString.call(value) === "[object Object]";

export const isUnknown = (envelope) => envelope?.result?.resultType === "future";

export default function receive(envelope) {
  if (!isObject(envelope)) return "unclassified";
  const members = ["result", "error"].filter((key) => Object.hasOwn(envelope, key));
  if (members.length !== 1) return "unclassified";
  if (members[0] === "error") return "protocol_error";
  const { result } = envelope;
  if (!isObject(result) || !Object.hasOwn(result, "resultType")) return "unclassified";
  if (result.resultType === "input_required") return "input_required";
  if (result.resultType !== "complete") return "unclassified";
  if (!Object.hasOwn(result, "isError")) return "normal_complete";
  if (typeof result.isError !== "boolean") return "unclassified";
  return result.isError ? "tool_error" : "normal_complete";
}
