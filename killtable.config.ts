import { defineConfig } from "./src/load/config.ts";
import type { Category } from "./src/protocol/category.ts";
import { ERAS } from "./src/protocol/era.ts";
import { FEATURES } from "./src/protocol/feature.ts";
import type { Decision } from "./src/receiver/decision.ts";

/** What each rule that decides makes of an envelope. */
const DECIDED_BY: Readonly<Record<Category, readonly string[]>> = {
  normal_complete: ["flag-omitted", "flag-false"],
  tool_error: ["flag-true"],
  input_required: ["type-input-required"],
  protocol_error: ["error-member"],
  extension_result: ["extension-advertised"],
  unclassified: [
    ...["envelope-object", "one-member", "result-object", "type-absent", "type-unrecognized", "flag-boolean"],
    ...["jsonrpc-2.0", "id-match", "error-id", "error-object"],
    ...["input-request-scope", "input-one-of", "input-state-string", "input-requests-map"],
    ...["input-methods", "input-capability"],
  ],
};

const wordOf = ({ category, rule }: Decision): string => `${category} by ${rule}`;

export default defineConfig({
  receivers: [
    // First the one that stops most of the mutants: it is held to the rules too that it gives for its answers.
    {
      name: "the full reference",
      module: "./src/receiver/full-decision.ts",
      era: ["modern", "dual-era"],
      features: FEATURES,
      select: wordOf,
      categories: Object.fromEntries(
        Object.entries(DECIDED_BY).flatMap(([category, rules]) =>
          rules.map((rule) => [wordOf({ category: category as Category, rule }), category as Category]),
        ),
      ),
    },
    // The other features say nothing of legacy answers.
    {
      name: "the full legacy reference",
      module: "./src/receiver/full-reference.ts",
      era: "legacy",
      features: ["json-rpc"],
    },
    // Some cases are decided otherwise where the JSON-RPC members are looked at.
    {
      name: "the reference with extensions",
      module: "./src/receiver/extensions-reference.ts",
      features: ["extensions"],
    },
    {
      name: "the reference",
      module: "./src/receiver/reference.ts",
      era: ERAS,
      mutate: ["src/receiver/**/*.ts"],
    },
  ],
});
