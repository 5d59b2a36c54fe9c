// Right for every era: the kinds of values first, then one switch on the type and one on the flag.
const kindOf = (value) => (value === null ? "null" : Array.isArray(value) ? "array" : typeof value);

export function receive(envelope, context) {
  if (kindOf(envelope) !== "object") return "unclassified";
  const keys = new Set(Object.keys(envelope));
  switch (`${keys.has("result")} ${keys.has("error")}`) {
    case "false true":
      return "protocol_error";
    case "true false":
      return kindOf(envelope.result) === "object"
        ? receiveResult(envelope.result, context.era)
        : "unclassified";
    default:
      return "unclassified";
  }
}

function receiveResult(result, era) {
  const members = new Map(Object.entries(result));
  const type = era === "legacy" ? "complete" : members.has("resultType") ? members.get("resultType") : era;
  switch (type) {
    case "input_required":
      return "input_required";
    case "complete":
    case members.has("resultType") ? NaN : "dual-era":
      switch (members.has("isError") ? members.get("isError") : false) {
        case true:
          return "tool_error";
        case false:
          return "normal_complete";
      }
  }
  return "unclassified";
}
