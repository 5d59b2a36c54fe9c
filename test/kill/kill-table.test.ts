import { beforeAll, describe, expect, it } from "vitest";
import { readCorpus } from "../../src/corpus/read.ts";
import type { KillMatrix } from "../../src/kill/matrix.ts";
import { voidReasons } from "../../src/kill/proof.ts";
import { loadMutants } from "../../src/load/mutants.ts";
import { runPublished } from "../../src/run/mutants.ts";

const ALL_BUT_THREE = [
  "additional_input",
  "both_fields",
  "integer_flag",
  "null_flag",
  "null_result",
  "old_shape",
  "string_flag",
  "tool_error",
  "unknown_result_type",
];

let matrix: KillMatrix;
beforeAll(async () => {
  matrix = await runPublished(readCorpus(), await loadMutants(), 1);
});

const row = (id: string) => matrix.rows.find((candidate) => candidate.id === id);

describe("the published kill table", () => {
  it("is over the twelve", () => {
    expect(matrix.cases).toHaveLength(12);
    expect(matrix.rows.map(({ id }) => id)).toEqual([
      "reference",
      "ignores-is-error",
      "ignores-is-error-late",
      "result-means-complete",
      "changes-nothing",
      "always-normal-complete",
      "always-tool-error",
      "always-input-required",
      "always-protocol-error",
      "always-unclassified",
      "always-extension-result",
    ]);
  });

  it.each([
    ["reference", 0, []],
    ["result-means-complete", 9, ALL_BUT_THREE],
    ["ignores-is-error", 5, ["both_fields", "integer_flag", "null_flag", "string_flag", "tool_error"]],
    ["ignores-is-error-late", 4, ["integer_flag", "null_flag", "string_flag", "tool_error"]],
    ["changes-nothing", 0, []],
  ] as const)("fails %s in %i cases, and in just these", (id, failures, killedBy) => {
    expect(row(id)).toMatchObject({ failures, errors: 0, killedBy });
  });

  it.each([
    ["always-normal-complete", 10],
    ["always-tool-error", 11],
    ["always-input-required", 11],
    ["always-protocol-error", 11],
    ["always-unclassified", 5],
    ["always-extension-result", 12],
  ])("fails the control %s in %i cases", (id, failures) => {
    expect(row(id)).toMatchObject({ status: "killed", failures, errors: 0 });
  });

  it("proves itself", () => {
    expect(voidReasons(matrix)).toEqual([]);
  });
});
