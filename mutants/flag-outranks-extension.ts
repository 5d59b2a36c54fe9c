import type { Mutant } from "../src/protocol/mutant.ts";
import { isJsonObject } from "../src/receiver/json-object.ts";
import { rejudge } from "./tools/rejudge.ts";

const mutant: Mutant = {
  id: "flag-outranks-extension",
  title: "the flag outranks the extension",
  fault: "Looks at the flag before it looks at an extension's type.",
  rules: ["extension-advertised", "type-before-flag"],
  features: ["extensions"],
  eras: ["modern", "dual-era"],
  apply: (original) =>
    rejudge(original, (category, envelope) =>
      category === "extension_result" &&
      isJsonObject(envelope) &&
      isJsonObject(envelope.result) &&
      envelope.result.isError === true
        ? "tool_error"
        : category,
    ),
};

export default mutant;
