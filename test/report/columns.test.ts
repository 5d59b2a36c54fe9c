import { describe, expect, it } from "vitest";
import { columnsOf, fit, fitEnd } from "../../src/report/columns.ts";

describe("columnsOf", () => {
  it.each([
    ["abc", 3],
    ["漢字", 4],
    ["e\u0301", 1],
    ["\u001b[31mred\u001b[39m", 3],
  ])("measures %j as a terminal shows it", (text, columns) => {
    expect(columnsOf(text)).toBe(columns);
  });
});

describe("fit", () => {
  it.each([
    ["abcd", 4, "abcd"],
    ["abcde", 4, "abc…"],
    ["漢字漢字", 5, "漢字…"],
    ["漢字漢字", 4, "漢…"],
    ["a\u001b[2Jb", 6, "a\\u00…"],
    ["abc", 0, ""],
  ])("cuts %j to %i columns", (text, columns, fitted) => {
    expect(fit(text, columns)).toBe(fitted);
  });

  it("cuts what takes no column too, and says so", () => {
    const fitted = fit(`a${"\u0301".repeat(1_000_000)}`, 10);
    expect(fitted.length).toBeLessThan(50);
    expect(fitted.endsWith("…")).toBe(true);
  });
});

describe("fitEnd", () => {
  it.each([
    ["./a.mjs", 7, "./a.mjs"],
    ["./folder/a.mjs", 7, "…/a.mjs"],
    ["漢字漢字", 5, "…漢字"],
    ["\u001b[2Ja", 5, "…[2Ja"],
  ])("keeps the end of %j in %i columns", (text, columns, fitted) => {
    expect(fitEnd(text, columns)).toBe(fitted);
  });
});
