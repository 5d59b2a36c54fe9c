// A right receiver for modern peers in plain Node: it reads lines and writes lines, and needs no package.
import { createInterface } from "node:readline";

const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

function classify(envelope) {
  if (!isObject(envelope) || Object.hasOwn(envelope, "result") === Object.hasOwn(envelope, "error")) {
    return "unclassified";
  }
  if (Object.hasOwn(envelope, "error")) {
    return "protocol_error";
  }
  const { result } = envelope;
  if (!isObject(result) || !Object.hasOwn(result, "resultType")) {
    return "unclassified";
  }
  if (result.resultType === "input_required") {
    return "input_required";
  }
  const flag = Object.hasOwn(result, "isError") ? result.isError : false;
  if (result.resultType !== "complete" || typeof flag !== "boolean") {
    return "unclassified";
  }
  return flag ? "tool_error" : "normal_complete";
}

function write(message) {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}

const lines = createInterface({ input: process.stdin });
lines.on("line", (line) => {
  const { kind, seq, envelope } = JSON.parse(line);
  if (kind === "start") {
    write({ kind: "ready", name: "plain", version: "1.0", language: "JavaScript" });
  } else if (kind === "classify") {
    write({ kind: "category", seq, category: classify(JSON.parse(envelope)) });
  } else if (kind === "stop") {
    lines.close();
  }
});
