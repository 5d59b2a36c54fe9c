import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteResult } from "./tools/rewrite.ts";

const KNOWN: ReadonlyMap<string, string> = new Map([
  ["iserror", "isError"],
  ["resulttype", "resultType"],
]);

const mutant: Mutant = {
  id: "result-keys-in-any-case",
  title: "the keys of the result in any case",
  fault: "Finds the type and the flag in whatever case their keys are written, and the last one counts.",
  rules: ["members-ignored", "type-absent"],
  seenIn: ["https://github.com/modelcontextprotocol/go-sdk/issues/805"],
  apply: (original) =>
    rewriteResult(original, (result) =>
      Object.fromEntries(
        Object.entries(result).map(([key, value]) => [KNOWN.get(key.toLowerCase()) ?? key, value]),
      ),
    ),
};

export default mutant;
