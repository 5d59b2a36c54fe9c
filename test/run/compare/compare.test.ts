import { describe, expect, it } from "vitest";
import { compareReports } from "../../../src/run/compare/compare.ts";

const CHECK = { format: "killtable-check/1", receivers: [] };
const MATRIX = { format: "killtable-matrix/1", suite: "whole", void: [], eras: [] };
const STRYKER = { schemaVersion: "1.0", thresholds: {}, files: {} };

const compare = (older: unknown, newer: unknown) =>
  compareReports({ file: "old.json", value: older }, { file: "new.json", value: newer }, []);

const receiver = (facts: object) => ({
  ...CHECK,
  receivers: [{ receiver: "a", era: "modern", verdicts: [], properties: [], ...facts }],
});
const row = (facts: object) => ({
  ...MATRIX,
  eras: [
    {
      era: "modern",
      cases: [],
      receivers: [{ id: "m", title: "m", role: "mutant", status: "killed", ...facts }],
    },
  ],
});
const mutant = (facts: object) => ({
  ...STRYKER,
  files: {
    "a.ts": {
      source: "x",
      mutants: [
        {
          ...{ id: "1", status: "Killed", mutatorName: "Some", replacement: "y" },
          location: { start: { line: 1, column: 1 }, end: { line: 1, column: 2 } },
          ...facts,
        },
      ],
    },
  },
});

describe("compareReports", () => {
  it.each([
    [CHECK, "check"],
    [MATRIX, "matrix"],
    [STRYKER, "mutation"],
  ])("tells what %j is", (report, kind) => {
    expect(compare(report, report).kind).toBe(kind);
  });

  it.each([
    [
      CHECK,
      MATRIX,
      "old.json is a report of killtable check, new.json is a kill matrix of killtable mutants",
    ],
    [MATRIX, STRYKER, "old.json is a kill matrix of killtable mutants, new.json is a report of StrykerJS"],
  ])("refuses reports of two kinds and says what each is", (older, newer, message) => {
    expect(() => compare(older, newer)).toThrow(message);
  });

  it.each([
    [null, "new.json says no format; compare takes"],
    [[], "new.json says no format"],
    ["text", "new.json says no format"],
    [{ format: "killtable-suites/1" }, 'new.json says the format "killtable-suites/1"; compare takes'],
    [{ format: "killtable-check/2", receivers: [] }, 'the format "killtable-check/2"'],
    [{ format: "toString" }, 'the format "toString"'],
    [{ format: { a: "x".repeat(1_000_000) } }, 'the format {"a":"xxx'],
    [{ format: null, files: {} }, "the format null"],
  ])("refuses %j, which is no report", (value, message) => {
    expect(() => compare(CHECK, value)).toThrow(message);
  });

  it.each([
    [{ format: "killtable-check/1" }, 'new.json: the whole lacks the key "receivers"'],
    [{ ...CHECK, receivers: {} }, "new.json: receivers is {}"],
    [{ ...CHECK, receivers: [null] }, "new.json: receivers[0] is null"],
    [receiver({ era: "future" }), 'new.json: receivers[0].era is "future"; allowed: modern'],
    [receiver({ receiver: 1 }), "new.json: receivers[0].receiver is 1"],
    [receiver({ verdicts: undefined }), 'new.json: receivers[0] lacks the key "verdicts"'],
    [receiver({ verdicts: [{ id: "x" }] }), 'new.json: receivers[0].verdicts[0] lacks the key "kind"'],
    [
      receiver({ verdicts: [{ id: "x", kind: "toString" }] }),
      'verdicts[0].kind is "toString"; allowed: match',
    ],
    [receiver({ verdicts: [{ id: 1, kind: "match" }] }), "verdicts[0].id is 1"],
    [receiver({ properties: [{ id: "l" }] }), 'properties[0] lacks the key "runs"'],
    [receiver({ baseline: { known: [1] } }), "baseline.known[0] is 1"],
    [{ ...MATRIX, suite: [1] }, "new.json: suite[0] is 1"],
    [{ ...MATRIX, void: "x" }, 'new.json: void is "x"'],
    [row({ status: "fine" }), 'receivers[0].status is "fine"; allowed: killed'],
    [row({ killedBy: ["a"] }), 'receivers[0].killedBy is ["a"]'],
    [row({ id: null }), "receivers[0].id is null"],
  ])("refuses %j and names the place", (value, message) => {
    const older = value.format === MATRIX.format ? MATRIX : CHECK;
    expect(() => compare(older, value)).toThrow(message);
  });

  it.each([
    [{ files: 1 }],
    [{ files: { a: null } }],
    [mutant({ status: 1 })],
    [mutant({ location: null })],
    [mutant({ replacement: undefined })],
    [mutant({ killedBy: "x" })],
    [mutant({ killedBy: [1] })],
    [mutant({ coveredBy: {} })],
    [{ ...STRYKER, testFiles: { a: { tests: [{ id: "1" }] } } }],
  ])("refuses %j as a report of StrykerJS", (value) => {
    expect(() => compare(STRYKER, value)).toThrow("new.json is no report of mutants");
  });

  it("takes places outside of the source, and a status that nobody knows, for what they are", () => {
    const far = mutant({
      status: "__proto__",
      location: { start: { line: -5, column: 1e9 }, end: { line: 1e9, column: -1 } },
      killedBy: ["no such test"],
    });
    expect(compare(STRYKER, far)).toMatchObject({
      voidReasons: expect.arrayContaining(["StrykerJS ran no test"]),
      changes: [{ kind: "added", now: "broken" }],
    });
  });

  it("takes ids such as __proto__ for ids", () => {
    const ids = ["__proto__", "constructor", "toString"];
    const before = receiver({ verdicts: ids.map((id) => ({ id, kind: "match" })) });
    const after = receiver({ verdicts: ids.map((id) => ({ id, kind: "threw" })) });
    expect(compare(before, after).changes.map(({ kind, name }) => [kind, name])).toEqual(
      ids.map((id) => ["newly-failing", id]),
    );
    expect(compare(receiver({}), before).changes.map(({ name }) => name)).toEqual(ids);
    const killedBy = JSON.parse('{ "__proto__": "differs" }') as object;
    const killed = (cells: object) => {
      const made = row({ killedBy: cells });
      return { ...made, eras: made.eras.map((era) => ({ ...era, cases: [...ids, "a"] })) };
    };
    expect(compare(killed({ a: "differs" }), killed(killedBy)).movedCells).toBe(2);
    const files = (json: string) => ({ ...STRYKER, files: JSON.parse(json) as object });
    const listed = JSON.stringify(mutant({ status: "Survived" }).files["a.ts"]);
    expect(compare(STRYKER, files(`{ "__proto__": ${listed} }`)).changes).toMatchObject([
      { kind: "newly-surviving", file: "__proto__" },
    ]);
  });
});
