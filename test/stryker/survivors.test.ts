import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readSurvivors } from "../../src/stryker/survivors.ts";

const folder = mkdtempSync(path.join(tmpdir(), "survivors-"));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: unknown): string {
  const file = path.join(folder, "mutation.json");
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return file;
}

const source = "const a = 1;\r\nif (a === 1) {\r\n  go();\r\n}\r\n";
const mutant = (id: string, status: string, start: [number, number], end: [number, number]) => ({
  ...{ id, status, mutatorName: "Some", replacement: "{}" },
  location: { start: { line: start[0], column: start[1] }, end: { line: end[0], column: end[1] } },
});

describe("readSurvivors", () => {
  it("puts each survivor's replacement into the file, over lines that end in any way", () => {
    const mutants = [
      mutant("1", "Survived", [2, 5], [2, 12]),
      mutant("2", "NoCoverage", [2, 14], [4, 2]),
      mutant("3", "Killed", [1, 1], [1, 2]),
      mutant("4", "Timeout", [1, 1], [1, 2]),
      mutant("5", "Ignored", [1, 1], [1, 2]),
    ];
    const read = readSurvivors(report({ files: { "a b.ts": { source, mutants } } }));
    expect(read.mutants).toBe(5);
    expect(read.survivors.map(({ id, file, line, mutated }) => [id, file, line, mutated])).toEqual([
      ["1", "a b.ts", 2, "const a = 1;\r\nif ({}) {\r\n  go();\r\n}\r\n"],
      ["2", "a b.ts", 2, "const a = 1;\r\nif (a === 1) {}\r\n"],
    ]);
  });

  it.each([
    ["{", "cannot read"],
    [null, "is no report of mutants"],
    [{ files: null }, "is no report of mutants"],
    [{ files: { a: null } }, "is no report of mutants"],
    [{ files: { a: { source, mutants: [{ id: "1", status: "Survived" }] } } }, "name the mutation.json"],
    [{ files: {}, testFiles: { a: { tests: [{ id: 1, name: "a test" }] } } }, "is no report of mutants"],
  ])("refuses %j", (content, message) => {
    expect(() => readSurvivors(report(content))).toThrow(message);
  });
});
