import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { killtable } from "./killtable.ts";

const folder = mkdtempSync(path.join(tmpdir(), "killtable cases "));
afterAll(() => rmSync(folder, { recursive: true }));

const CASE = {
  id: "ours",
  title: "A tool error",
  why: "Its flag is true.",
  rules: ["flag-true"],
  envelope: { jsonrpc: "2.0", id: 1, result: { resultType: "complete", content: [], isError: true } },
  expect: { modern: "tool_error" },
  since: "0.1.0",
};
const write = (name: string, text: string): string => {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
};
const fileOf = (corpusCase: object): string =>
  write("ours.json", JSON.stringify({ group: "ours", about: "Ours.", cases: [corpusCase] }));

describe("killtable mutants", () => {
  it("prints the published kill table, then what all mutants came to, and ends with 0", () => {
    const { code, stdout } = killtable(["mutants"]);
    expect(stdout).toMatch(/^Kill table over 12 cases\n/);
    const verdict = /^(\d+) of (\d+) mutants stopped by \d+ cases \(the whole corpus\)/m.exec(stdout);
    expect(verdict?.[1]).toBe(verdict?.[2]);
    expect(stdout.split("\n").filter((line) => line.length > 80)).toEqual([]);
    expect(code).toBe(0);
  }, 240_000);

  it("prints the published kill table alone with --published", () => {
    const { code, stdout } = killtable(["mutants", "--published"]);
    expect(stdout).toMatch(/^the reference +0 +0 {2}passes$/m);
    expect(stdout).toMatch(/^result means complete +9 +0 {2}fails$/m);
    expect(stdout).toMatch(/^complete ignores the flag +5 +0 {2}fails$/m);
    expect(stdout).toMatch(/^complete ignores the flag, late +4 +0 {2}fails$/m);
    expect(stdout).toMatch(/\n3 of 3 mutants killed; all controls hold \(seed 1\)\n$/);
    expect(code).toBe(0);
  });

  it("gives the published matrix as JSON, the same with another seed", () => {
    const { code, stdout } = killtable(["mutants", "--published", "--reporter", "json"]);
    const { format, suite, void: reasons, eras } = JSON.parse(stdout);
    expect([format, suite, reasons, eras.length]).toEqual(["killtable-matrix/1", ["twelve"], [], 1]);
    const [{ cases, receivers }] = eras;
    expect([cases.length, receivers.length]).toEqual([12, 11]);
    expect(receivers.find(({ id }: { id: string }) => id === "ignores-is-error-late")).toMatchObject({
      status: "killed",
      byOwnRule: true,
      killedBy: {
        integer_flag: "differs",
        null_flag: "differs",
        string_flag: "differs",
        tool_error: "differs",
      },
    });
    expect(killtable(["mutants", "--published", "--reporter", "json", "--seed", "2"]).stdout).toBe(stdout);
    expect(code).toBe(0);
  });
});

describe("killtable mutants --cases", () => {
  it("measures a group against all mutants, and ends with 0 whatever survives", () => {
    const { code, stdout } = killtable(["mutants", "--cases", "twelve"]);
    expect(stdout).toMatch(/^\d+ of \d+ mutants stopped by 12 cases \(twelve\)/);
    expect(stdout).toMatch(/^survived: \d+$/m);
    expect(code).toBe(0);
  });

  it("measures a file of the user's, beside a group", () => {
    const { code, stdout } = killtable(["mutants", "--cases", fileOf(CASE), "twelve", "--reporter", "json"]);
    const { suite, eras } = JSON.parse(stdout);
    expect(suite).toEqual(["ours", "twelve"]);
    expect(eras[0].cases).toHaveLength(13);
    const found = eras[0].receivers.find(({ id }: { id: string }) => id === "ignores-is-error");
    expect(found.killedBy.ours).toBe("differs");
    expect(code).toBe(0);
  });

  it("writes the mutation-testing report schema, by the name of either flag", () => {
    const file = fileOf(CASE);
    const { code, stdout } = killtable(["mutants", "--cases", file, "--format", "stryker"]);
    const { schemaVersion, testFiles, files } = JSON.parse(stdout);
    expect(schemaVersion).toBe("2");
    expect(testFiles[file].tests).toEqual([{ id: "ours", name: "A tool error" }]);
    expect(files["mutants/ignores-is-error.js"].mutants[0]).toMatchObject({ killedBy: ["ours"] });
    expect(killtable(["mutants", "--cases", file, "--reporter", "stryker"]).stdout).toBe(stdout);
    expect(code).toBe(0);
  });

  it("ends with 3 where the reference fails a case, and says which", () => {
    const { code, stdout } = killtable([
      "mutants",
      "--cases",
      fileOf({ ...CASE, expect: { modern: "normal_complete" } }),
    ]);
    expect(stdout).toContain("void: modern: reference must pass every case, but fails ours");
    expect(code).toBe(3);
  });

  it.each([
    [
      "an unknown group",
      () => "twelfe",
      "twelfe: no file, no group of cases and no case; the groups are extensions, ",
    ],
    ["a file that is no JSON", () => write("broken.json", "{"), "broken.json: "],
    [
      "a file with a wrong case",
      () => fileOf({ ...CASE, rules: ["no-such"] }),
      "case ours, at /rules: no-such is not in",
    ],
  ])("ends with 2 for %s", (_, name, message) => {
    const { code, stderr } = killtable(["mutants", "--cases", name()]);
    expect(stderr).toContain(message);
    expect(code).toBe(2);
  });

  it("ends with 2 beside --suites or --published, and for suites in a schema that has no place for them", () => {
    expect(killtable(["mutants", "--cases", "twelve", "--suites"]).code).toBe(2);
    expect(killtable(["mutants", "--published", "--suites"]).code).toBe(2);
    expect(killtable(["mutants", "--suites", "--reporter", "stryker"]).code).toBe(2);
  });
});
