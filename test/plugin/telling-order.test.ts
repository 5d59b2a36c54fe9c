import { describe, expect, it } from "vitest";
import type { TargetTest } from "../../src/plugin/target-tests.ts";
import { tellingOrder } from "../../src/plugin/telling-order.ts";
import type { Target } from "../../src/run/targets.ts";
import { selected } from "../report/results.ts";

const target = (receiver: string) => ({ receiver, era: "modern" }) as Target;

/** A test whose id says its rule, such as `flag 2`; one without a rule is a law. */
const test = (of: Target, id: string): TargetTest => {
  const [rule = "", number] = id.split(" ");
  const about = selected(id);
  return {
    ...{ id, name: id, of, order: [], decidedBy: id, failureOf: () => undefined },
    ...(number === undefined
      ? {}
      : { selected: { ...about, case: { ...about.case, rules: [rule, "other"] } } }),
  };
};

describe("tellingOrder", () => {
  it("begins with a case of each rule and receiver, then two more of each, then four; laws come last", () => {
    const [a, b] = [target("a"), target("b")];
    const ids = ["flag 1", "flag 2", "flag 3", "flag 4", "law", "type 1", "type 2"];
    const tests = [...ids.map((id) => test(a, id)), ...["flag 1", "flag 2", "law"].map((id) => test(b, id))];
    expect(tellingOrder(tests).map(({ id, of }) => `${of.receiver} ${id}`)).toEqual([
      ...["a flag 1", "a type 1", "b flag 1"],
      ...["a flag 2", "a flag 3", "a type 2", "b flag 2"],
      "a flag 4",
      ...["a law", "b law"],
    ]);
  });

  it("loses no test and makes none", () => {
    const tests = ["law", "flag 1", "other law", "flag 2"].map((id) => test(target("a"), id));
    expect(new Set(tellingOrder(tests))).toEqual(new Set(tests));
    expect(tellingOrder(tests)).toHaveLength(4);
    expect(tellingOrder([])).toEqual([]);
  });
});
