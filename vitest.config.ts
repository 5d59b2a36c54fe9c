import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    // There, killtable has reporters on that nobody asked for.
    env: { GITHUB_ACTIONS: "" },
    // Some tests start processes that start processes.
    testTimeout: 60_000,
    // They wait for these more than they work themselves.
    maxWorkers: "100%",
  },
});
