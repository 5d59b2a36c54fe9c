import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import type { CorpusCase } from "../../src/corpus/case.ts";
import { readCorpus } from "../../src/corpus/read.ts";
import { killtable, unwrapped } from "./killtable.ts";

const folder = mkdtempSync(path.join(tmpdir(), "killtable hunt "));
afterAll(() => rmSync(folder, { recursive: true }));

const LINE = `const isObject = (value) => typeof value === "object" && value !== null;`;
const SOURCE = `${LINE}
export const receiver = (envelope) =>
  isObject(envelope) && Object.hasOwn(envelope, "error") && !Object.hasOwn(envelope, "result")
    ? "protocol_error"
    : "unclassified";
`;

/** Writes a small receiver and a report of StrykerJS's over it, with one mutant, and hunts for that. */
function hunt(from: string, replacement: string, status = "Survived") {
  const column = LINE.indexOf(from) + 1;
  const location = { start: { line: 1, column }, end: { line: 1, column: column + from.length } };
  const mutant = { id: "7", mutatorName: "ConditionalExpression", replacement, status, location };
  const report = { files: { "my receiver.mjs": { source: SOURCE, mutants: [mutant] } } };
  writeFileSync(path.join(folder, "my receiver.mjs"), SOURCE);
  writeFileSync(path.join(folder, "my report.json"), JSON.stringify(report));
  const args = ["hunt", "--stryker", "my report.json", "my receiver.mjs", "--runs", "300"];
  return killtable(args, "", {}, folder);
}

/** The case that was printed. */
function printedCase(stdout: string): CorpusCase {
  const [, found = ""] = /^ {2}as a case {2}(.*)$/m.exec(stdout) ?? [];
  return JSON.parse(found) as CorpusCase;
}

describe("killtable hunt", () => {
  it("ends with 1 and prints a case that the corpus takes as it is", () => {
    const { code, stdout, stderr } = killtable(["hunt", "--mutant", "ignores-is-error"]);
    expect(stderr).toBe("");
    expect(stdout).toContain("differs  ignores-is-error  complete ignores the flag");
    expect(stdout).toContain("  original   tool_error (flag-true)\n  mutant     normal_complete\n");
    expect(stdout).toContain("1 mutant hunted (seed 1): 1 with a difference, 0 without\n");
    expect(code).toBe(1);

    const fixtures = path.join(folder, "fixtures");
    cpSync("fixtures", fixtures, { recursive: true });
    const group = { $schema: "../schema/cases.schema.json", group: "found", about: "found" };
    const cases = [printedCase(stdout)];
    writeFileSync(path.join(fixtures, "cases", "found.json"), JSON.stringify({ ...group, cases }));
    expect(readCorpus(fixtures).groups.find((each) => each.group === "found")?.cases).toEqual(cases);
  });

  it("ends with 0 and says how many envelopes it put where nothing tells the two apart", () => {
    const flags = ["--mutant", "changes-nothing", "--runs", "20", "--seed", "7"];
    const { code, stdout } = killtable(["hunt", ...flags]);
    expect(stdout).toMatch(/^ {2}no difference in \d{4} envelopes \(seed 7\): probably equivalent$/m);
    expect(code).toBe(0);
  });

  it("says plainly that no hand-written mutant survives", () => {
    const { code, stdout } = killtable(["hunt"]);
    expect(stdout).toMatch(/^0 of \d{3} hand-written mutants survive the pinned cases\n\nnothing to hunt\n$/);
    expect(code).toBe(0);
  });

  it("ends with 1 for a survivor of StrykerJS's that differs, in a folder with spaces", () => {
    const { code, stdout, stderr } = hunt("value !== null", "true");
    expect(stderr).toBe("");
    expect(stdout).toContain("1 of 1 mutants in my report.json survived; hunting as modern\n");
    expect(stdout).toContain("differs  my-receiver-1-7  my receiver.mjs:1 ConditionalExpression: true");
    expect(stdout).toContain("  mutant     threw: TypeError");
    expect(printedCase(stdout)).toMatchObject({ id: "stops-my-receiver-1-7", envelope: null });
    expect(code).toBe(1);
  });

  it("ends with 0 for one that is equivalent, and where none survived", () => {
    const equivalent = hunt('typeof value === "object"', "true");
    expect(unwrapped(equivalent.stdout)).toMatch(
      /no difference in \d+ envelopes \(seed 1\): probably equivalent; \d+ samples left out/,
    );
    expect(equivalent.code).toBe(0);
    const none = hunt("value !== null", "true", "Killed");
    expect(none.stdout).toContain(
      "0 of 1 mutants in my report.json survived; hunting as modern\n\nnothing to hunt",
    );
    expect(none.code).toBe(0);
  });

  it("ends with 3 for one that cannot be hunted, and for a report without mutants", () => {
    const broken = hunt("const", "(");
    expect(broken.stdout).toContain("not hunted  my-receiver-1-7");
    expect(broken.stdout).toContain("it does not load: SyntaxError");
    expect(broken.code).toBe(3);
    writeFileSync(path.join(folder, "empty.json"), '{"files":{}}');
    const empty = killtable(["hunt", "--stryker", "empty.json"], "", {}, folder);
    expect(empty.stderr).toContain("empty.json: there is no mutant in it");
    expect(empty.code).toBe(3);
  });

  it.each([
    [["--mutant", "nobody"], "--mutant nobody: there is no such mutant"],
    [["--stryker", "nowhere.json"], "cannot read nowhere.json"],
    [["--stryker", "package.json"], "package.json is no report of mutants"],
    [["--mutant", "b", "--stryker", "a.json"], "cannot be used with option"],
    [["./my-receiver.ts"], "./my-receiver.ts: a module is for --stryker <file>"],
    [["--runs", "0"], "It has to be a whole number from 1 to 100000."],
  ])("ends with 2 for %j, saying what was wrong", (flags, message) => {
    const { code, stdout, stderr } = killtable(["hunt", ...flags]);
    expect(stderr).toContain(message);
    expect(stdout).toBe("");
    expect(code).toBe(2);
  });
});
