// Right for every era: tables without a prototype, looked up by keys of a known kind.
const TYPES = new Map([
  ["complete", (result) => FLAGS.get(Object.hasOwn(result, "isError") ? result.isError : "absent")],
  ["input_required", () => "input_required"],
]);
const FLAGS = new Map([
  [true, "tool_error"],
  [false, "normal_complete"],
  ["absent", "normal_complete"],
]);
const ABSENT = { modern: "none", "dual-era": "complete", legacy: "complete" };
const isRecord = (value) => value instanceof Object && !Array.isArray(value);

export const classify = (envelope, { era }) => {
  const members = isRecord(envelope)
    ? Object.keys(envelope).filter((key) => key === "result" || key === "error")
    : [];
  if (members.length !== 1) return "unclassified";
  if (members[0] === "error") return "protocol_error";
  const { result } = envelope;
  if (!isRecord(result)) return "unclassified";
  if (result.isError === "absent" && Object.hasOwn(result, "isError")) return refuseFlag(result, era);
  const type = typeOf(result, era);
  return TYPES.get(type)?.(result) ?? "unclassified";
};

const typeOf = (result, era) =>
  era !== "legacy" && Object.hasOwn(result, "resultType") ? result.resultType : ABSENT[era];

// The table's own word for an absent flag must not be taken from the wire.
const refuseFlag = (result, era) =>
  typeOf(result, era) === "input_required" ? "input_required" : "unclassified";
