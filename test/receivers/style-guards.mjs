// Right for every era: one guard after another.
export default function receive(envelope, { era }) {
  if (envelope === null || typeof envelope !== "object" || Array.isArray(envelope)) return "unclassified";
  const has = (key) => Object.prototype.hasOwnProperty.call(envelope, key);
  if (has("error")) return has("result") ? "unclassified" : "protocol_error";
  if (!has("result")) return "unclassified";
  const { result } = envelope;
  if (result === null || typeof result !== "object" || Array.isArray(result)) return "unclassified";
  const own = (key) => Object.prototype.hasOwnProperty.call(result, key);
  if (era !== "legacy") {
    if (!own("resultType") && era === "modern") return "unclassified";
    if (own("resultType") && result.resultType === "input_required") return "input_required";
    if (own("resultType") && result.resultType !== "complete") return "unclassified";
  }
  if (!own("isError")) return "normal_complete";
  if (result.isError === true) return "tool_error";
  if (result.isError === false) return "normal_complete";
  return "unclassified";
}
