import type { CompleteDryRunResult } from "@stryker-mutator/api/test-runner";
import { expect, it } from "vitest";
import { planMutants } from "../../../src/plugin/quick/plan.ts";

const DRY = {
  status: "complete" as CompleteDryRunResult["status"],
  tests: [10, 20, 30].map((timeSpentMs, at) => ({ id: `test ${at}`, name: "", status: 0, timeSpentMs })),
  mutantCoverage: {
    static: { "0": 1, "2": 3 },
    perTest: { "test 2": { "1": 4, "2": 1 }, "test 0": { "1": 2 } },
  },
} as CompleteDryRunResult;

it("plans as StrykerJS does: all tests for what is reached on load, and limits of a hundred times the hits", () => {
  const plans = planMutants(["0", "1", "2", "3"], DRY, 100);
  const all = 1.5 * 60 + 5000 + 100;
  expect(plans.map((plan) => ({ ...plan, coveredBy: [...plan.coveredBy] }))).toEqual([
    { id: "0", isStatic: true, coveredBy: [], hitLimit: 100, timeout: all },
    { id: "1", isStatic: false, coveredBy: [2, 0], hitLimit: 600, timeout: 1.5 * 40 + 5000 + 100 },
    { id: "2", isStatic: true, coveredBy: [2], hitLimit: 400, timeout: all },
    { id: "3", isStatic: false, coveredBy: [], timeout: 5000 + 100 },
  ]);
});
