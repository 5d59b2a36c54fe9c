import { describe, expect, it } from "vitest";
import { dealtMutants, isDealt, shardLabel, shardReport } from "../../src/stryker/shard-report.ts";
import { rawReport, runFiltered } from "./raw-report.ts";

const SHARD = { index: 2, count: 3 };
const OTHER = await runFiltered(rawReport(40), { shard: { index: 1, count: 3 } });

describe("shardReport", () => {
  it("holds the mutants of its shard and those that every shard leaves out, and says so", async () => {
    const whole = rawReport(40);
    const report = shardReport(await runFiltered(whole, { shard: SHARD }), SHARD);
    // 6 of 40 are left out; every third of the other 34, from the second on.
    expect(dealtMutants(report)).toHaveLength(11);
    const leftOut = Object.values(report.files).flatMap(({ mutants }) =>
      mutants.filter((each) => !isDealt(each)),
    );
    expect(leftOut).toHaveLength(6);
    expect(shardLabel(report)).toEqual({
      shard: SHARD,
      mutants: 34,
      digest: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(Object.keys(report.files)).toHaveLength(3);
    expect(JSON.stringify(report)).not.toContain("another shard");
  });

  it.each([
    ["no shard", rawReport(40)],
    ["another shard", OTHER],
  ])("refuses the report of a run of %s", (_, report) => {
    expect(() => shardReport(report, SHARD)).toThrow("StrykerJS ran other mutants than those of shard 2/3");
  });
});

describe("shardLabel", () => {
  it.each([
    undefined,
    {},
    { shard: "4/3", mutants: 3, digest: "" },
    { shard: { index: 1, count: 3 }, mutants: 3, digest: "" },
    { shard: "1/3", mutants: "3", digest: "" },
    { shard: "1/3", mutants: 3 },
  ])("finds no shard in %j", (config) => {
    const { config: _, ...report } = rawReport(3);
    expect(shardLabel({ ...report, ...(config === undefined ? {} : { config }) })).toBeUndefined();
  });
});
