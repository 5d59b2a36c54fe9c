import type { Mutant } from "../src/protocol/mutant.ts";
import { isJsonObject } from "../src/receiver/json-object.ts";
import { rejudge } from "./tools/rejudge.ts";

const mutant: Mutant = {
  id: "finished-task-is-complete",
  title: "a finished task is complete",
  fault: "Takes a task whose status is completed for a finished success, though it is only a handle.",
  rules: ["extension-advertised", "members-ignored"],
  features: ["extensions"],
  eras: ["modern", "dual-era"],
  apply: (original) =>
    rejudge(original, (category, envelope) =>
      category === "extension_result" &&
      isJsonObject(envelope) &&
      isJsonObject(envelope.result) &&
      envelope.result.status === "completed"
        ? "normal_complete"
        : category,
    ),
};

export default mutant;
