/** The ways to run the same tests: in the process of StrykerJS's test runner, and with vitest. */
export const LANES = ["fast", "vitest"] as const;

/** A way to run the tests. */
export type Lane = (typeof LANES)[number];
