import type { Category } from "../src/protocol/category.ts";
import type { Mutant } from "../src/protocol/mutant.ts";
import { isJsonObject } from "../src/receiver/json-object.ts";
import type { TrustedResult } from "./tools/trusted.ts";

const BY_TYPE: Readonly<Record<string, Category>> = {
  complete: "normal_complete",
  input_required: "input_required",
};

const BY_FLAG: Readonly<Record<string, Category>> = {
  true: "tool_error",
  false: "normal_complete",
  undefined: "normal_complete",
};

const mutant: Mutant = {
  id: "lookup-tables",
  title: "lookup tables",
  fault:
    "Looks type and flag up in plain objects, which turn their keys into texts and know constructor and toString.",
  rules: ["flag-boolean", "type-unrecognized", "type-absent"],
  apply: () => (envelope) => {
    if (!isJsonObject(envelope) || Object.hasOwn(envelope, "error") === Object.hasOwn(envelope, "result")) {
      return "unclassified";
    }
    if (Object.hasOwn(envelope, "error")) {
      return "protocol_error";
    }
    const { resultType, isError } = envelope.result as TrustedResult;
    const byType = BY_TYPE[String(resultType)] ?? "unclassified";
    return byType === "normal_complete" ? (BY_FLAG[String(isError)] ?? "unclassified") : byType;
  },
};

export default mutant;
