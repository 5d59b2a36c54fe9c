import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CorpusError } from "../../src/corpus/corpus-error.ts";
import { readClauses } from "../../src/corpus/read-clauses.ts";
import { readCorpus } from "../../src/corpus/read.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "killtable fixtures "));
  cpSync("fixtures", folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Spoils a fixture, the twelve by default, and reads the corpus. */
function readSpoilt(spoil: (fixture: any) => void, name = "cases/twelve.json"): () => unknown {
  const file = path.join(folder, name);
  const fixture = JSON.parse(readFileSync(file, "utf8"));
  spoil(fixture);
  writeFileSync(file, JSON.stringify(fixture));
  return () => readClauses(readCorpus(folder), folder);
}

describe("readCorpus", () => {
  it("reads the package's own fixtures", () => {
    expect(readCorpus().groups.find(({ group }) => group === "twelve")?.cases).toHaveLength(12);
  });

  const at = "/cases/twelve.json: ";
  const malformed: [string, (group: any) => void, string][] = [
    [
      "an unknown category",
      (group) => (group.cases[2].expect.modern = "error"),
      `${at}cases[2] (tool_error), at /expect/modern: must be equal to one of the allowed values: normal_complete, tool_error, input_required, protocol_error, unclassified, extension_result`,
    ],
    [
      "a missing reason",
      (group) => delete group.cases[0].why,
      `${at}cases[0] (normal_false), at /: must have required property 'why'`,
    ],
    [
      "a missing id",
      (group) => delete group.cases[0].id,
      `${at}cases[0] (no id), at /: must have required property 'id'`,
    ],
    [
      "a misspelt member",
      (group) => (group.cases[1].enveloppe = {}),
      `${at}cases[1] (normal_omitted), at /: must NOT have additional properties: enveloppe`,
    ],
    [
      "two kinds of envelope",
      (group) => (group.cases[1].raw = "{}"),
      `${at}cases[1] (normal_omitted), at /: must match exactly one schema in oneOf`,
    ],
    ["no case", (group) => (group.cases = []), `${at}at /cases: must NOT have fewer than 1 items`],
    [
      "a rule that is not there",
      (group) => (group.cases[0].rules = ["flag-fals"]),
      `${at}case normal_false, at /rules: flag-fals is not in rules.json`,
    ],
    [
      "a twin that is not there",
      (group) => (group.cases[0].twin = "nobody"),
      `${at}case normal_false, at /twin: there is no case nobody`,
    ],
    [
      "a decision that is not there",
      (group) => (group.cases[3].expect.legacy.decision = "mine"),
      `${at}case additional_input, at /expect/legacy/decision: mine is not in decisions.json`,
    ],
    [
      "raw text that is no JSON",
      (group) => {
        delete group.cases[0].envelope;
        group.cases[0].raw = "{";
      },
      `${at}case normal_false, at /raw: Expected property name or '}' in JSON at position 1`,
    ],
    [
      "an id used twice",
      (group) => (group.cases[1].id = "normal_false"),
      "/cases: the id normal_false is there twice",
    ],
    [
      "another group's name",
      (group) => (group.group = "eleven"),
      `${at}at /group: "eleven" is not the file's name`,
    ],
  ];

  it.each(malformed)("refuses %s, naming file, case and place", (_, spoil, message) => {
    const read = readSpoilt(spoil);
    expect(read).toThrow(CorpusError);
    expect(read).toThrow(message);
  });

  const malformedClauses: [string, (clauses: any[]) => void, string][] = [
    [
      "a rule that is not there",
      (clauses) => (clauses[0].rules = ["type-complet"]),
      "/clauses.json: clause base-support-patterns, at /rules: type-complet is not in rules.json",
    ],
    [
      "both rules and a reason",
      (clauses) => (clauses[0].reason = "It is not to be seen."),
      "/clauses.json: clauses[0] (base-support-patterns), at /: must match exactly one schema in oneOf",
    ],
    [
      "neither rules nor a reason",
      (clauses) => delete clauses[0].rules,
      "/clauses.json: clauses[0] (base-support-patterns), at /: must have required property 'rules'",
    ],
    [
      "an id used twice",
      (clauses) => (clauses[1].id = "base-support-patterns"),
      "/clauses.json: the id base-support-patterns is there twice",
    ],
  ];

  it.each(malformedClauses)("refuses a clause with %s", (_, spoil, message) => {
    const read = readSpoilt(({ clauses }) => spoil(clauses), "clauses.json");
    expect(read).toThrow(CorpusError);
    expect(read).toThrow(message);
  });

  it("refuses positions that have no answer each", () => {
    const spoil = (group: any) => group.cases[3].expect.legacy.oneOf.push("tool_error");
    expect(readSpoilt(spoil)).toThrow(
      "/expect/legacy/oneOf: legacy-typed-result has 2 positions, and each needs its answer",
    );
  });

  it("refuses a folder that has no cases", () => {
    rmSync(path.join(folder, "cases"), { recursive: true });
    expect(() => readCorpus(folder)).toThrow(CorpusError);
  });

  it("goes by the package's own schemas, whatever lies in the folder", () => {
    writeFileSync(path.join(folder, "schema", "cases.schema.json"), "{}");
    expect(readSpoilt((group) => delete group.cases[0].why)).toThrow("must have required property 'why'");
  });

  it("refuses a file that is no JSON", () => {
    writeFileSync(path.join(folder, "rules.json"), "{");
    expect(() => readCorpus(folder)).toThrow(/rules\.json: Expected property name/);
  });
});
