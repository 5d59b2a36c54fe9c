import { readFileSync } from "node:fs";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import type { ExportedCase, ExportedCases } from "../../src/run/export-cases.ts";
import { countInEra, fixtureCases } from "../fixture-cases.ts";
import { killtable } from "./killtable.ts";

const schema: object = JSON.parse(readFileSync("schemas/export.schema.json", "utf8"));
const ajv = new Ajv2020({ strict: true, allowUnionTypes: true }).addSchema(schema, "export");
const isExport = ajv.getSchema("export") as ValidateFunction;
const isCase = ajv.getSchema("export#/$defs/case") as ValidateFunction;

const exported = (...args: string[]): ExportedCases => {
  const { code, stdout, stderr } = killtable(["export", ...args]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  return JSON.parse(stdout) as ExportedCases;
};
const find = ({ cases }: Pick<ExportedCases, "cases">, id: string): ExportedCase | undefined =>
  cases.find((each) => each.id === id);

describe("killtable export", () => {
  it("writes every case of the era, and follows its schema", () => {
    const written = exported("--era", "dual-era");
    isExport(written);
    expect(isExport.errors).toBeNull();
    const ids = fixtureCases("dual-era");
    expect(written.cases.map(({ id }) => id)).toEqual(ids);
    expect(written).toMatchObject({
      format: "killtable-export/1",
      era: "dual-era",
      features: [],
      decisions: {},
      leftOut: { unclaimed: countInEra("dual-era") - ids.length, superseded: 0 },
    });
  });

  it("writes what is right, why, and what the client knew", () => {
    expect(find(exported(), "string_flag")).toEqual({
      id: "string_flag",
      title: "Flag is the text false",
      why: expect.stringMatching(/./),
      rules: expect.arrayContaining(["flag-boolean"]),
      text: expect.stringContaining('"isError":"false"'),
      context: {
        era: "modern",
        method: "tools/call",
        requestId: 1,
        resultTypes: [],
        clientCapabilities: { elicitation: {}, sampling: {}, roots: {} },
      },
      expected: ["unclassified"],
    });
  });

  it("writes one case a line as JSON Lines, each as the schema describes it", () => {
    const { stdout, code } = killtable(["export", "--format", "jsonl"]);
    const lines = stdout.trimEnd().split("\n");
    const cases = lines.map((line) => JSON.parse(line) as ExportedCase);
    expect(cases.filter((each) => !isCase(each))).toEqual([]);
    expect(cases).toEqual(exported().cases);
    expect(code).toBe(0);
  });

  it("adds the cases of features, and counts those that are left out", () => {
    const with3 = exported("--feature", "mrtr", "--feature", "extensions", "--feature", "json-rpc");
    isExport(with3);
    expect(isExport.errors).toBeNull();
    expect(with3.features).toEqual(["mrtr", "extensions", "json-rpc"]);
    expect(with3.leftOut.unclaimed).toBe(0);
    expect(with3.leftOut.superseded).toBeGreaterThan(0);
    expect(with3.cases.length).toBeGreaterThan(exported().cases.length);
  });

  it("leaves an open decision open, and closes it by a declared position", () => {
    const open = exported("--era", "legacy").cases.find(
      ({ decision, expected }) => decision === "legacy-typed-result" && !expected.includes("tool_error"),
    );
    expect(open?.expected).toEqual(["normal_complete", "unclassified"]);
    const closed = exported("--era", "legacy", "--decision", "legacy-typed-result=by-rule");
    expect(closed.decisions).toEqual({ "legacy-typed-result": "by-rule" });
    const { decision, ...rest } = open as ExportedCase;
    expect(decision).toBe("legacy-typed-result");
    expect(find(closed, rest.id)).toEqual({ ...rest, expected: ["normal_complete"] });
  });

  it("ends with 3, and writes nothing, where a claimed feature selects no case", () => {
    expect(killtable(["export", "--era", "legacy", "--feature", "mrtr"])).toEqual({
      code: 3,
      stdout: "",
      stderr: "killtable: the feature mrtr was claimed, but no case asks for it in the era legacy\n",
    });
  });

  it.each([
    ["--format", "xml"],
    ["--feature", "none"],
    ["--decision", "legacy-typed-result=maybe"],
  ])("ends with 2 for %s %s", (flag, value) => {
    const { code, stdout } = killtable(["export", flag, value]);
    expect(code).toBe(2);
    expect(stdout).toBe("");
  });
});
