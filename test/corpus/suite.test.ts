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

  it("says that a file is no JSON, and names the groups where there is neither a file nor a group", () => {
    const file = path.join(folder, "broken.json");
    writeFileSync(file, "{");
    expect(() => findSuite([file], corpus)).toThrow(`${file}: `);
    expect(() => findSuite(["twelfe"], corpus)).toThrow(
      /^twelfe: neither a file nor a group of cases; the groups are extensions, .*, type$/,
    );
  });

  it("has no id twice, in one file or in two", () => {
    const twice = write("twice.json", [CASE, CASE]);
    expect(() => findSuite([twice], corpus)).toThrow(`${twice}: the id ours-complete is there twice`);
    const copy = write("copy.json", [{ ...CASE, id: "tool_error" }]);
    expect(findSuite([copy], corpus)).toHaveLength(1);
    expect(() => findSuite([copy, "twelve"], corpus)).toThrow("the id tool_error is there twice");
  });
});
