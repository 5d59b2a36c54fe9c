import { defineConfig } from "killtable";

const words = {
  era: "dual-era",
  select: "kind",
  categories: {
    complete: ["normal_complete", "tool_error"],
    input_required: "input_required",
    error: "protocol_error",
    invalid: "unclassified",
  },
};

export default defineConfig({
  receivers: [
    { ...words, name: "faulty", module: "./faulty.mjs" },
    { ...words, name: "corrected", module: "./corrected.mjs" },
    {
      ...words,
      name: "corrected, with the flag",
      module: "./corrected.mjs",
      // The outcome tells more than its kind: with it nothing is lost.
      select: ({ kind, failed }) => (failed ? "failed" : kind),
      categories: { ...words.categories, complete: "normal_complete", failed: "tool_error" },
    },
  ],
});
