// Right for every era: it throws inside, and answers outside.
class Refused extends Error {}

function must(condition) {
  if (!condition) throw new Refused();
}

function record(value) {
  must(Object.prototype.toString.call(value) === "[object Object]");
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [`$${key}`, member]));
}

function read(envelope, era) {
  const { $result, $error, ...rest } = { $result: undefined, $error: undefined, ...record(envelope) };
  void rest;
  must(($result === undefined) !== ($error === undefined));
  if ($error !== undefined) return "protocol_error";
  const { $resultType = era === "dual-era" ? "complete" : undefined, $isError = false } = record($result);
  if (era !== "legacy") {
    if ($resultType === "input_required") return "input_required";
    must($resultType === "complete");
  }
  must(typeof $isError === "boolean");
  return $isError ? "tool_error" : "normal_complete";
}

export default function receive(envelope, context) {
  try {
    return read(envelope, context.era);
  } catch (error) {
    if (error instanceof Refused) return "unclassified";
    throw error;
  }
}
