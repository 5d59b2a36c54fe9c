import { defineConfig } from "vitest/config";

// What StrykerJS runs against each of its mutants of src/receiver: the pinned cases and the relations.
export default defineConfig({
  test: {
    include: ["test/receiver/*.test.ts"],
  },
});
