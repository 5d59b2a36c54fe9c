import pc from "picocolors";
import { describe, expect, it } from "vitest";
import { compareJson } from "../../src/report/compare-json.ts";
import { compareMarkdown } from "../../src/report/compare-markdown.ts";
import { compareTerminal } from "../../src/report/compare-terminal.ts";
import type { Change, Comparison } from "../../src/run/compare/change.ts";

const plain = pc.createColors(false);
const AT = { receiver: "a.ts", era: "modern" } as const;
const failing = (name: string): Change => ({
  ...{ kind: "newly-failing", noun: "case", ...AT, name },
  ...{ was: "match: tool_error", now: "differs: normal_complete" },
});
const comparison = (facts: Partial<Comparison>): Comparison => ({
  ...{ kind: "check", voidReasons: [], notes: [], changes: [], movedCells: 0 },
  totals: [
    { noun: "receiver", older: 1, newer: 1 },
    { noun: "case", older: 12, newer: 13 },
  ],
  ...facts,
});

const WORSE = comparison({
  notes: ["b.ts as legacy can still not be judged: it does not load"],
  changes: [
    { kind: "gone", noun: "receiver", receiver: "b.ts", era: "legacy" },
    failing("string_flag"),
    { kind: "added", noun: "case", ...AT, name: "new", now: "match: tool_error" },
    { kind: "newly-kept", noun: "law", ...AT, name: "pure", was: "broken", now: "holds" },
  ],
});

describe("compareTerminal", () => {
  it("tells what got worse first, and the counts last", () => {
    expect(compareTerminal(WORSE, plain).split("\n")).toEqual([
      "What changed in killtable check",
      "note: b.ts as legacy can still not be judged: it does not load",
      "gone: 1",
      "  receiver  b.ts as legacy",
      "",
      "newly failing: 1",
      "  case  string_flag  a.ts as modern",
      "    match: tool_error → differs: normal_complete",
      "",
      "added: 1",
      "  case  new  a.ts as modern",
      "    match: tool_error",
      "",
      "kept again: 1",
      "  law  pure  a.ts as modern",
      "    broken → holds",
      "",
      "receivers  1 before, 1 now",
      "cases      12 before, 13 now",
      "worse: 2 changes for the worse, 1 for the better, 1 other",
    ]);
  });

  it("says so where nothing changed, and counts the cells of a matrix", () => {
    const totals = [{ noun: "mutant", older: 2, newer: 2 }] as const;
    expect(compareTerminal(comparison({ kind: "matrix", totals, movedCells: 7 }), plain).split("\n")).toEqual(
      [
        "What changed in killtable mutants",
        "mutants  2 before, 2 now",
        "cells    7 differ, of mutants that both runs stop",
        "not worse: nothing changed",
      ],
    );
  });

  it("names the place of a mutant of StrykerJS's", () => {
    const change = {
      kind: "newly-surviving",
      noun: "mutant",
      file: "src/a.ts",
      line: 3,
      name: "Some: x → y",
    };
    const text = compareTerminal(comparison({ kind: "mutation", changes: [change as Change] }), plain);
    expect(text).toContain(
      "What changed in StrykerJS's mutants\nnewly surviving: 1\n  mutant  src/a.ts:3  Some: x → y\n",
    );
  });

  it("begins with why the newer run proves nothing", () => {
    const text = compareTerminal({ ...WORSE, voidReasons: ["no mutant was judged"] }, plain);
    expect(text.split("\n")[1]).toBe("void: no mutant was judged");
    expect(text.split("\n").at(-1)).toBe("void: 2 changes for the worse, 1 for the better, 1 other");
  });

  it("shows ten changes of a kind and says how many more there are", () => {
    const changes = Array.from({ length: 12 }, (_, at) => failing(`case-${at}`));
    const text = compareTerminal(comparison({ changes }), plain);
    expect(text.match(/^ {2}case {2}case-/gm)).toHaveLength(10);
    expect(text).toContain("  and 2 more; --reporter json lists all\n");
  });

  it("keeps every line to 80 characters, and what is in names from the terminal", () => {
    const evil = "\u001b[2J\n".repeat(100_000);
    const change: Change = { ...failing(evil), receiver: evil, was: evil, now: evil };
    const text = compareTerminal(
      comparison({ changes: [change], notes: [evil], voidReasons: [evil] }),
      plain,
    );
    const lines = text.split("\n");
    expect(lines).toHaveLength(12);
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
    expect(text).not.toContain("\u001b");
    expect(text).toContain(String.raw`void: \u001b[2J\u000a`);
  });
});

describe("compareMarkdown", () => {
  it("begins with what got worse, and escapes whatever is in names", () => {
    const evil = "`</code> | <img src=x> [a](b) @all\n# \u001b[2J";
    const change: Change = { ...failing(evil), receiver: evil, was: evil, now: evil };
    const text = compareMarkdown({ ...WORSE, changes: [...WORSE.changes, change], notes: [evil] }, 100_000);
    const code = String.raw`\`\` \`</code> | <img src=x> [a](b) @all\u000a# \u001b[2J \`\``.replaceAll(
      "\\`",
      "`",
    );
    expect(text.split("\n").filter((line) => line !== "")).toEqual([
      "## Worse: killtable check, compared with an earlier run",
      "3 changes for the worse, 1 for the better, 1 other",
      "### Worse: gone, 1",
      "- receiver in `b.ts as legacy`",
      "### Worse: newly failing, 2",
      "- case `string_flag` in `a.ts as modern`: `match: tool_error` → `differs: normal_complete`",
      `- case ${code} in ${code.replace(/ ``$/, " as modern ``")}: ${code} → ${code}`,
      "### Changed: added, 1",
      "- case `new` in `a.ts as modern`: `match: tool_error`",
      "### Better: kept again, 1",
      "- law `pure` in `a.ts as modern`: `broken` → `holds`",
      code,
      "receivers: 1 before, 1 now; cases: 12 before, 13 now",
    ]);
  });

  it("says why the newer run proves nothing, and that nothing changed", () => {
    const text = compareMarkdown(comparison({ voidReasons: ["no case was judged"] }), 100_000);
    expect(text).toBe(
      "## Void: killtable check, compared with an earlier run\n\nnothing changed\n\n```text\nvoid: no case was judged\n```\n\nreceivers: 1 before, 1 now; cases: 12 before, 13 now",
    );
  });

  it("shows fifty changes of a kind, and what there is room for", () => {
    const changes = Array.from({ length: 60 }, (_, at) => failing(`case-${at}`));
    const text = compareMarkdown(comparison({ changes }), 100_000);
    expect(text.match(/^- case/gm)).toHaveLength(50);
    expect(text).toContain("\n\nand 10 more changes of this kind; --reporter json lists all\n\n");
    const short = compareMarkdown(comparison({ changes }), 1000);
    expect(Buffer.byteLength(short)).toBeLessThanOrEqual(1000);
    expect(short).toMatch(/^## Worse: killtable check/);
  });
});

describe("compareJson", () => {
  it("gives every change, each with how it is to be taken", () => {
    const { format, outcome, changes, totals } = JSON.parse(compareJson(WORSE));
    expect([format, outcome]).toEqual(["killtable-compare/1", "worse"]);
    expect(changes.map(({ trend, kind }: { trend: string; kind: string }) => `${trend} ${kind}`)).toEqual([
      "worse gone",
      "worse newly-failing",
      "other added",
      "better newly-kept",
    ]);
    expect(changes[1]).toEqual({ trend: "worse", ...failing("string_flag") });
    expect(totals).toEqual(WORSE.totals);
  });
});
