import type { Mutant } from "../src/protocol/mutant.ts";
import { rejudgeResult } from "./tools/rejudge-result.ts";

const mutant: Mutant = {
  id: "pattern-keeps-its-place",
  title: "a pattern keeps its place",
  fault:
    "Tests the type with one global pattern, which goes on from where it last matched and so misses every second type.",
  rules: ["pure", "type-complete"],
  keepsState: true,
  apply: (original) => {
    const known = /^(?:complete|input_required)$/g;
    return rejudgeResult(original, (category, result) =>
      category !== "unclassified" &&
      category !== "extension_result" &&
      typeof result.resultType === "string" &&
      !known.test(result.resultType)
        ? "unclassified"
        : category,
    );
  },
};

export default mutant;
