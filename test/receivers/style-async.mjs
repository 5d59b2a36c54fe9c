// Right for every era: every step waits for the one before.
const isObject = async (value) => typeof value === "object" && value !== null && !Array.isArray(value);

export default async function receive(envelope, { era }) {
  if (!(await isObject(envelope))) return "unclassified";
  const [hasResult, hasError] = await Promise.all(
    ["result", "error"].map(async (key) => Object.hasOwn(envelope, key)),
  );
  if (hasResult === hasError) return "unclassified";
  if (hasError) return "protocol_error";
  if (!(await isObject(envelope.result))) return "unclassified";
  return await receiveResult(envelope.result, era);
}

async function receiveResult(result, era) {
  await null;
  const type = Object.hasOwn(result, "resultType") ? [result.resultType] : [];
  if (era !== "legacy") {
    if (type.length === 0 && era === "modern") return "unclassified";
    if (type[0] === "input_required") return "input_required";
    if (type.length === 1 && type[0] !== "complete") return "unclassified";
  }
  await new Promise((done) => queueMicrotask(done));
  const flag = Object.hasOwn(result, "isError") ? result.isError : false;
  return typeof flag === "boolean" ? (flag ? "tool_error" : "normal_complete") : "unclassified";
}
