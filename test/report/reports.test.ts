import pc from "picocolors";
import { describe, expect, it } from "vitest";
import type { KillMatrix, MatrixRow } from "../../src/kill/matrix.ts";
import { checkTerminal } from "../../src/report/check-terminal.ts";
import { colorsFor } from "../../src/report/colors.ts";
import { killTable } from "../../src/report/kill-table.ts";
import { mutationSummary } from "../../src/report/mutation-summary.ts";
import { observationText } from "../../src/report/observation-text.ts";
import type { CheckResult } from "../../src/run/check.ts";
import type { Verdict } from "../../src/judge/verdict.ts";

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
      expect.stringContaining("list them in killtable.survivors.json"),
      expect.stringContaining('"file":"src/a.ts"'),
      "left out: src/b.ts:9 ArrayDeclaration: Nobody reads it.",
      "void: 3 broke",
      "hand-written  1 of 2 mutants killed over 2 cases",
      "StrykerJS     8 of 9 mutants stopped by 12 tests (1 of them by the time limit); 1 survived, 0 not reached; left out: 2 with a reason, 3 broken",
      "reviewed      1 equivalent, 0 accepted",
      "dominators    2 of 7 killed mutants: stop these, and all of them are stopped",
      "slowest tests 12 ms: case <a>: An envelope",
      "              4 ms: law <b>: A law",
      "time          9.0 s in the lane fast: tests 1.0 s, mutants 2.5 s, the rest StrykerJS's own",
      "not mutated   ./a.py (commands)",
      "reports       a.json, b.html",
    ]);
  });
});

describe("checkTerminal", () => {
  const expected = { words: ["unclassified"] };
  const result: CheckResult = {
    receiver: "./evil\u001b[2J.mjs",
    era: "modern",
    features: ["mrtr"],
    seed: 3,
    runs: 10,
    cases: ["a", "b"].map((id) => ({
      case: { id, title: "A case", why: "Because.", rules: ["total"], expect: {}, since: "0.1.0" },
      text: '"\u001b[31m"',
      context: { era: "modern", method: "tools/call", requestId: 1, resultTypes: [], clientCapabilities: {} },
      expected: "unclassified",
    })),
    verdicts: [
      { id: "a", kind: "foreign-answer", expected, observed: "\u001b[2J", detail: "no category" },
      { id: "b", kind: "match", expected, observed: "unclassified" },
    ],
    unclaimed: ["c"],
    superseded: [],
    taken: { "an-open-one": ["first"] },
    idle: ["another-one"],
    properties: [
      { id: "holds", statement: "It holds.", runs: 10, skipped: 0, known: 0, cutShort: false },
      {
        id: "breaks",
        statement: "It breaks.",
        runs: 1,
        skipped: 0,
        known: 0,
        cutShort: false,
        counterexample: [
          {
            input: { text: "{}", context: "{}" },
            word: "unclassified",
            because: "one-member",
            observation: { kind: "threw", message: "Error: \u001b[2J" },
            isWrong: true,
          },
        ],
        readyCase: {
          id: "generated-breaks-3",
          title: "T",
          why: "W.",
          rules: ["one-member"],
          envelope: {},
          expect: {},
          since: "0.1.0",
        },
      },
    ],
  };

  it("shows what differs first, then a hint, the counts last, with nothing that acts on the terminal", () => {
    expect(checkTerminal(result, plain).split("\n")).toEqual([
      "foreign-answer  a  A case (total)",
      '  envelope  "\\u001b[31m"',
      "  expected  unclassified; no category",
      "",
      "misread  a sample of law breaks  (It breaks.)",
      "  envelope  {}",
      "  expected  unclassified (one-member), got threw: Error: \\u001b[2J",
      '  as a case  {"id":"generated-breaks-3","title":"T","why":"W.","rules":["one-member"],"envelope":{},"expect":{},"since":"0.1.0"}',
      "",
      "Next: npx killtable explain a",
      "",
      "2 cases: 1 match, 1 foreign-answer; 1 left out: feature not claimed",
      "open decisions, as it takes them: an-open-one=first",
      "declared, but no case here asks for it: another-one",
      "1 of 2 laws hold, each over up to 10 generated samples",
      "./evil\\u001b[2J.mjs fails as modern with mrtr (seed 3)",
    ]);
  });

  it("shows of a real client what it did, and counts what was left out by the reason", () => {
    const verdicts: Verdict[] = [
      {
        id: "a",
        kind: "repeated-call",
        expected,
        observed: "unclassified",
        detail: "made the same call 3 times",
      },
      { id: "b", kind: "no-answer", expected, detail: "gave its caller nothing: \u001b[2J" },
    ];
    const onWire = { ...result, verdicts, properties: [], uncallable: ["d", "e"], otherVersion: ["f"] };
    const lines = checkTerminal(onWire, plain).split("\n");
    expect(lines[0]).toBe("repeated-call  a  A case (total)");
    expect(lines[2]).toBe("  expected  unclassified; made the same call 3 times");
    expect(lines[6]).toBe("  expected  unclassified; gave its caller nothing: \\u001b[2J");
    expect(lines).toContain(
      "2 cases: 1 repeated-call, 1 no-answer; 1 left out: feature not claimed; 2 left out: no client can be made to send their request; 1 left out: the peers may agree on another protocol version",
    );
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
