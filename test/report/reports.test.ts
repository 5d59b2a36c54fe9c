import pc from "picocolors";
import { describe, expect, it } from "vitest";
import type { KillMatrix, MatrixRow } from "../../src/kill/matrix.ts";
import { colorsFor } from "../../src/report/colors.ts";
import { killTable } from "../../src/report/kill-table.ts";
import { mutationSummary } from "../../src/report/mutation-summary.ts";
import { observationText } from "../../src/report/observation-text.ts";

const plain = pc.createColors(false);

const row = (id: string, role: MatrixRow["role"], killedBy: string[]): MatrixRow => ({
  id,
  title: id,
  role,
  rules: [],
  killedByOwn: [],
  killedByItself: [],
  status: killedBy.length === 0 ? "survived" : "killed",
  failures: killedBy.length,
  errors: 0,
  killedBy,
  verdicts: [],
});
const matrix: KillMatrix = {
  cases: ["a", "b"],
  seed: 1,
  rows: [row("reference", "reference", []), row("caught", "mutant", ["a"]), row("missed", "mutant", [])],
};

describe("killTable", () => {
  it("names survivors and what to do next, then counts", () => {
    const text = killTable(matrix, [], plain);
    expect(text).toContain("survived: missed; next: npx killtable explain missed");
    expect(text.split("\n").at(-1)).toBe("1 of 2 mutants killed; all controls hold (seed 1)");
  });

  it("says that a void run is void", () => {
    const text = killTable(matrix, ["there is no constant in it"], plain);
    expect(text).toContain("void: there is no constant in it");
    expect(text.split("\n").at(-1)).toBe("1 of 2 mutants killed; the run is void (seed 1)");
  });
});

describe("mutationSummary", () => {
  it("gives numerator, denominator and what was left out, never a percentage", () => {
    const mutants = {
      Killed: 7,
      Timeout: 1,
      Survived: 1,
      NoCoverage: 0,
      Ignored: 2,
      CompileError: 0,
      RuntimeError: 3,
      Pending: 0,
    };
    const survivors = [{ file: "src/a.ts", line: 4, mutator: "BooleanLiteral", replacement: "true\n" }];
    const ignored = [
      {
        file: "src/b.ts",
        line: 9,
        mutator: "ArrayDeclaration",
        replacement: "[]",
        reason: "Nobody reads it.",
      },
    ];
    const counts = { tests: 12, mutants, survivors, ignored };
    const content = { file: "src/a.ts", line: "return a;", replaced: "a", mutator: "BooleanLiteral" };
    const unlisted = [
      { ...content, replacement: "true\n", place: { line: 4, column: 8 }, status: "Survived" as const },
    ];
    const held = { unlisted, gone: [], equivalent: 1, accepted: 0 };
    const report = { schemaVersion: "1", thresholds: { high: 1, low: 1 }, files: {} };
    const stryker = { report, counts, survivors: held, listed: new Map(), dominators: 2 };
    const slowest = [
      { name: "case <a>: An envelope [0a1b2c3d]", milliseconds: 12.3 },
      { name: "law <b>: A law", milliseconds: 4 },
    ];
    const times = { whole: 9_040, tests: 1_000, mutants: 2_500, slowest };
    const ran = { lane: "fast", times, commands: ["./a.py"], reports: ["a.json", "b.html"] } as const;
    const text = mutationSummary({ ...ran, matrix, stryker, voidReasons: ["3 broke"] }, plain);
    expect(text.split("\n")).toEqual([
      "Summary",
      "survived: src/a.ts:4 BooleanLiteral: true\\u000a",
      'Kill them by a case, or list them in killtable.survivors.json, { "survivors": [',
      "… ] }, with kind (equivalent or accepted), reason and date:",
      expect.stringContaining('"file":"src/a.ts"'),
      "left out: src/b.ts:9 ArrayDeclaration: Nobody reads it.",
      "void: 3 broke",
      "hand-written  1 of 2 mutants killed over 2 cases",
      "StrykerJS     8 of 9 mutants stopped by 12 tests (1 of them by the time limit);",
      "              1 survived, 0 not reached; left out: 2 with a reason, 3 broken",
      "reviewed      1 equivalent, 0 accepted",
      "dominators    2 of 7 killed mutants: stop these, and all of them are stopped",
      "slowest tests 12 ms: case <a>: An envelope",
      "              4 ms: law <b>: A law",
      "time          9.0 s in the lane fast: tests 1.0 s, mutants 2.5 s, the rest",
      "              StrykerJS's own",
      "not mutated   ./a.py (commands)",
      "reports       a.json, b.html",
    ]);
  });
});

describe("observationText", () => {
  it("says what a real client did, with nothing that acts on the terminal", () => {
    expect(observationText({ kind: "no-answer", reason: "\u001b[2J" })).toBe(
      "nothing for its caller: \\u001b[2J",
    );
    expect(observationText({ kind: "repeated-call", calls: 3 })).toBe("the same call made 3 times");
  });
});

describe("colorsFor", () => {
  it("colours a terminal only, and none that asks for none", () => {
    const { NO_COLOR } = process.env;
    delete process.env.NO_COLOR;
    expect(colorsFor({ isTTY: true }).isColorSupported).toBe(true);
    expect(colorsFor({}).isColorSupported).toBe(false);
    process.env.NO_COLOR = "1";
    expect(colorsFor({ isTTY: true }).isColorSupported).toBe(false);
    if (NO_COLOR === undefined) {
      delete process.env.NO_COLOR;
    } else {
      process.env.NO_COLOR = NO_COLOR;
    }
  });
});
