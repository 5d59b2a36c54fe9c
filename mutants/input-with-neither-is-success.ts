import type { Mutant } from "../src/protocol/mutant.ts";
import type { Envelope } from "../src/protocol/receiver.ts";
import { isJsonObject } from "../src/receiver/json-object.ts";
import { rejudge } from "./tools/rejudge.ts";

function asksForNothing(envelope: Envelope): boolean {
  const result = isJsonObject(envelope) ? envelope.result : undefined;
  return (
    isJsonObject(result) &&
    result.resultType === "input_required" &&
    !Object.hasOwn(result, "inputRequests") &&
    !Object.hasOwn(result, "requestState")
  );
}

const mutant: Mutant = {
  id: "input-with-neither-is-success",
  title: "input with neither is success",
  fault: "Takes a request for input that holds neither requests nor a state for an empty success.",
  rules: ["input-one-of"],
  features: ["mrtr"],
  eras: ["modern", "dual-era"],
  seenIn: ["https://github.com/sipyourdrink-ltd/bernstein/pull/2537"],
  apply: (original) =>
    rejudge(original, (category, envelope) =>
      category === "unclassified" && asksForNothing(envelope) ? "normal_complete" : category,
    ),
};

export default mutant;
