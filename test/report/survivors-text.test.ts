import pc from "picocolors";
import { describe, expect, it } from "vitest";
import { reviewedLine, survivorLines } from "../../src/report/survivors-text.ts";
import type { HeldSurvivors } from "../../src/stryker/reviewed-survivors.ts";

const CONTENT = {
  file: "src/a.ts",
  line: 'return a === "\u202e";',
  replaced: 'a === "\u202e"',
  replacement: "{\n}",
  mutator: "Some",
};
const REVIEWED = { ...CONTENT, kind: "accepted", reason: "only logged", date: "2026-11-02" } as const;
const CLEAN = { unlisted: [], gone: [], equivalent: 0, accepted: 0 };

const linesOf = (held: Partial<HeldSurvivors>) =>
  survivorLines({ ...CLEAN, ...held }, pc.createColors(false));

describe("survivorLines", () => {
  it("has nothing to say where all is as it is listed", () => {
    expect(linesOf({ equivalent: 2 })).toEqual([]);
  });

  it("prints an entry for each that is not listed, which only lacks what somebody has to decide", () => {
    const place = { line: 7, column: 3 };
    const lines = linesOf({
      unlisted: [
        { ...CONTENT, place, status: "Survived" },
        { ...CONTENT, replacement: "true", place, status: "NoCoverage" },
      ],
    });
    expect(lines).toHaveLength(6);
    expect(lines.slice(0, 2)).toEqual([
      "survived: src/a.ts:7 Some: {\\u000a}",
      "not reached: src/a.ts:7 Some: true",
    ]);
    expect(lines[2]).toContain("list them in killtable.survivors.json");
    expect(JSON.parse(lines[4] ?? "")).toEqual({ ...CONTENT, kind: "", reason: "", date: "" });
    expect(lines.join("")).not.toContain("\u202e");
  });

  it("says of each that is gone what became of it", () => {
    const replaced = "x".repeat(70);
    const gone = [
      { reviewed: REVIEWED, status: "Killed" } as const,
      { reviewed: { ...REVIEWED, replaced }, status: undefined },
    ];
    expect(linesOf({ gone })).toEqual([
      'listed, but gone: src/a.ts Some: a === "\\u202e" → {\\u000a}: it is Killed now;',
      "  take it out of killtable.survivors.json",
      "listed, but gone: src/a.ts Some:",
      `  ${"x".repeat(60)}… (10 more`,
      "  characters) → {\\u000a}: there is no such mutant any more; take it out of",
      "  killtable.survivors.json",
    ]);
  });
});

describe("reviewedLine", () => {
  it("counts both kinds", () => {
    expect(reviewedLine({ ...CLEAN, equivalent: 3, accepted: 1 })).toBe("3 equivalent, 1 accepted");
  });
});
