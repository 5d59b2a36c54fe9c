import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { instrument } from "../../src/stryker/instrument.ts";
import { temporaryFolder } from "../temporary-folder.ts";

function project(source: string): string {
  const folder = temporaryFolder({ "src/a b.ts": source });
  mkdirSync(path.join(folder, "node_modules"));
  const packages = path.join(folder, "node_modules/@stryker-mutator");
  symlinkSync(path.resolve("node_modules/@stryker-mutator"), packages, "junction");
  return folder;
}

const FILE = { file: "src/a b.ts", mutate: true } as const;

describe("instrument", () => {
  it("gives the mutants of a source, with places that count from 1, and what a comment leaves out", async () => {
    const source =
      "const a: number = 1;\n// Stryker disable next-line all: not here\nexport default a > 1;\nexport const b = [a];\n";
    const { files, mutants } = await instrument(project(source), [
      { ...FILE, mutate: [{ start: { line: 0, column: 0 }, end: { line: 9, column: 0 } }] },
    ]);
    expect(files).toEqual([
      { file: FILE.file, source, instrumented: expect.stringContaining("stryMutAct") as unknown },
    ]);
    expect(new Set(mutants.map(({ mutatorName }) => mutatorName))).toEqual(
      new Set(["ConditionalExpression", "EqualityOperator", "ArrayDeclaration"]),
    );
    const location = { start: { line: 3, column: 16 }, end: { line: 3, column: 21 } };
    const [array, ...others] = mutants.toReversed();
    expect(array).toMatchObject({ mutatorName: "ArrayDeclaration", replacement: "[]" });
    expect(array).not.toHaveProperty("ignored");
    for (const mutant of others) {
      expect(mutant).toMatchObject({ file: FILE.file, location, ignored: "not here" });
    }
  });

  it("says of what cannot be read where and why, in a line", async () => {
    const folder = project("const = 1;\n");
    await expect(instrument(folder, [FILE])).rejects.toThrow(/^src\/a b\.ts: Unexpected token \(1:6\)$/);
    writeFileSync(path.join(folder, "a.css"), "a { }");
    await expect(instrument(folder, [{ file: "a.css", mutate: true }])).rejects.toThrow(/a\.css.*\.css/);
  });

  it("says how to install StrykerJS where a project has none", async () => {
    const folder = temporaryFolder({ "src/a b.ts": "1" });
    await expect(instrument(folder, [FILE])).rejects.toThrow(
      `there is no @stryker-mutator/core in ${folder}; install it with: npm install -D`,
    );
  });
});
