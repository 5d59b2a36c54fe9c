import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { CorpusError } from "../../src/corpus/corpus-error.ts";
import { readCorpus } from "../../src/corpus/read.ts";
import { findSuite } from "../../src/corpus/suite.ts";

const corpus = readCorpus();
const folder = mkdtempSync(path.join(tmpdir(), "killtable suite "));
afterAll(() => rmSync(folder, { recursive: true }));

const CASE = {
  id: "ours-complete",
  title: "A complete result",
  why: "It says so.",
  rules: ["flag-omitted"],
  envelope: { jsonrpc: "2.0", id: 1, result: { resultType: "complete", content: [] } },
  expect: { modern: "normal_complete" },
  since: "0.1.0",
};
const write = (name: string, cases: readonly object[]): string => {
  const file = path.join(folder, name);
  writeFileSync(file, JSON.stringify({ group: "ours", about: "Ours.", cases }));
  return file;
};

describe("findSuite", () => {
  it("finds groups by name, once each, and files of the user's, in their order", () => {
    const file = write("ours.json", [CASE, { ...CASE, id: "ours-again", twin: "tool_error" }]);
    const found = findSuite([file, "twelve", "flag", "twelve"], corpus);
    expect(found.map(({ group }) => group.group)).toEqual(["ours", "twelve", "flag"]);
    expect(found.map((each) => each.file)).toEqual([
      file,
      "fixtures/cases/twelve.json",
      "fixtures/cases/flag.json",
    ]);
    expect(found[0]?.group.cases.map(({ id }) => id)).toEqual(["ours-complete", "ours-again"]);
  });

  it("finds single cases by their ids, those of a group together, and none twice", () => {
    const found = findSuite(["null_flag", "flag-text-true", "string_flag", "null_flag"], corpus);
    expect(found.map(({ file, group: { group, cases } }) => [file, group, cases.length])).toEqual([
      ["fixtures/cases/twelve.json", "string_flag, null_flag", 2],
      ["fixtures/cases/flag.json", "flag-text-true", 1],
    ]);
    const [twelve] = findSuite(["null_flag", "twelve"], corpus);
    expect([twelve?.group.group, twelve?.group.cases.length]).toEqual(["twelve", 12]);
  });

  it.each<[string, object, string]>([
    [
      "no member that has to be there",
      { why: undefined },
      "cases[0] (ours-complete), at /: must have required property 'why'",
    ],
    [
      "an unknown rule",
      { rules: ["no-such"] },
      "case ours-complete, at /rules: no-such is not in rules.json",
    ],
    ["an unknown twin", { twin: "no-such" }, "case ours-complete, at /twin: there is no case no-such"],
  ])("says where in a file there is %s", (_, wrong, message) => {
    const file = write("wrong.json", [{ ...CASE, ...wrong }]);
    expect(() => findSuite([file], corpus)).toThrow(new CorpusError(`${file}: ${message}`));
  });

  it("says that a file is no JSON, and names the groups and the nearest where a name is nothing at all", () => {
    const file = path.join(folder, "broken.json");
    writeFileSync(file, "{");
    expect(() => findSuite([file], corpus)).toThrow(`${file}: `);
    expect(() => findSuite(["twelfe"], corpus)).toThrow(
      /^twelfe: no file, no group of cases and no case; the groups are extensions, .*, type; the nearest name is twelve$/,
    );
    expect(() => findSuite(["twelfe.json"], corpus)).toThrow(/the groups are extensions, .*, type$/);
  });

  it("has no id twice, in one file or in two", () => {
    const twice = write("twice.json", [CASE, CASE]);
    expect(() => findSuite([twice], corpus)).toThrow(`${twice}: the id ours-complete is there twice`);
    const copy = write("copy.json", [{ ...CASE, id: "tool_error" }]);
    expect(findSuite([copy], corpus)).toHaveLength(1);
    expect(() => findSuite([copy, "twelve"], corpus)).toThrow("the id tool_error is there twice");
  });
});
