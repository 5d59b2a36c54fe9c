import { type Category, type Decision, ERAS, FEATURES, defineConfig } from "./src/index.ts";

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

// The reference that claims every feature is held to the rules too that it gives for its answers.
const full = {
  module: "./src/receiver/full-decision.ts",
  select: wordOf,
  categories: Object.fromEntries(
    Object.entries(DECIDED_BY).flatMap(([category, rules]) =>
      rules.map((rule) => [wordOf({ category: category as Category, rule }), category as Category]),
    ),
  ),
};

export default defineConfig({
  receivers: [
    // First those that stop most of the mutants.
    { name: "the full reference", ...full, era: ["modern", "dual-era"], features: FEATURES },
    // The other features say nothing of legacy answers.
    { name: "the full legacy reference", ...full, era: "legacy", features: ["json-rpc"] },
    {
      name: "the reference",
      module: "./src/receiver/reference.ts",
      era: ERAS,
      mutate: ["src/receiver/**/*.ts"],
    },
  ],
});
