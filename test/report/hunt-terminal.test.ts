import pc from "picocolors";
import { describe, expect, it } from "vitest";
import { columnsOf } from "../../src/report/columns.ts";
import { huntSummary, huntTerminal } from "../../src/report/hunt-terminal.ts";
import type { Hunted } from "../../src/run/hunt.ts";

const plain = pc.createColors(false);
const WIDE = "漢字\u001b[2J ".repeat(100);
const hunted: Hunted = {
  suspect: { id: "id", title: "src/a.ts:1 BooleanLiteral: true" },
  ...{ envelopes: 12_345, leftOut: 0, cutShort: false },
};
const different = (text: string, message: string): Hunted => ({
  ...hunted,
  difference: {
    steps: [
      {
        input: { text, context: "{}" },
        ...{ word: "unclassified", because: "one-member", observation: { kind: "threw", message } },
      },
    ],
    readyCase: { id: "c", title: "T", why: "W.", rules: ["r"], envelope: text, expect: {}, since: "0.1.0" },
    ...{ recurred: false, showsAlone: false },
  },
});

describe("huntTerminal", () => {
  it("shows the envelope, both answers and a ready case where they differ", () => {
    expect(huntTerminal(different("{}", "Error: no"), 1, plain).split("\n")).toEqual([
      "differs  id  src/a.ts:1 BooleanLiteral: true",
      "  envelope   {}",
      "  original   unclassified (one-member)",
      "  mutant     threw: Error: no",
      "  put again, it was answered rightly: this is what came the first time",
      '  as a case  {"id":"c","title":"T","why":"W.","rules":["r"],"envelope":"{}","expect":{},"since":"0.1.0"}',
    ]);
  });

  it("says how much was put where nothing differs", () => {
    expect(huntTerminal({ ...hunted, leftOut: 2 }, 7, plain).split("\n")).toEqual([
      "no difference  id  src/a.ts:1 BooleanLiteral: true",
      "  no difference in 12345 envelopes (seed 7): probably equivalent; 2 samples left",
      "  out, which the original misreads itself",
    ]);
  });

  it("writes no line wider than a terminal, but for the ready case", () => {
    const suspect = { id: "x".repeat(200), title: WIDE };
    const texts = [
      huntTerminal({ ...hunted, suspect }, 1, plain),
      huntTerminal({ ...different(WIDE, WIDE), suspect }, 1, plain),
      huntTerminal({ suspect, problem: WIDE }, 1, plain),
    ];
    const lines = texts.join("\n").split("\n");
    expect(lines.filter((line) => columnsOf(line) > 80 && !line.startsWith("  as a case"))).toEqual([]);
    expect(lines.filter((line) => line.includes("\u001b"))).toEqual([]);
  });
});

describe("huntSummary", () => {
  it("counts what was hunted and what was not", () => {
    const problem = { suspect: hunted.suspect, problem: "it does not load" };
    expect(huntSummary([hunted, different("{}", "no"), problem], 1)).toBe(
      "2 mutants hunted (seed 1): 1 with a difference, 1 without; 1 not hunted",
    );
  });
});
