import { expect, it } from "vitest";
import { columnsOf } from "../../src/report/columns.ts";
import { sentence, wrap } from "../../src/report/wrap.ts";

it("fills lines to the last column, and no further", () => {
  expect(wrap(["aa", "bb", "cc"], 5)).toEqual(["aa bb", "cc"]);
  expect(wrap(["aa", "bb", "cc"], 4)).toEqual(["aa", "bb", "cc"]);
  expect(wrap([], 5)).toEqual([]);
});

it("counts the columns of wide words, and none for colours", () => {
  expect(wrap(["漢字", "b"], 5)).toEqual(["漢字", "b"]);
  expect(wrap(["\u001b[1mab\u001b[22m", "b"], 4)).toEqual(["\u001b[1mab\u001b[22m b"]);
});

it("cuts a word that is wider than a line", () => {
  expect(wrap(["a", "bcdefgh", "i"], 5, " ")).toEqual([" a", " bcd…", " i"]);
});

it("sets lines in as far as the head of the first, and no head is left alone for a wide word", () => {
  const text = `${"word ".repeat(20)}end`;
  const lines = sentence(text, "label  ");
  expect(lines[0]?.startsWith("label  word word")).toBe(true);
  expect(lines[1]?.startsWith("       word")).toBe(true);
  expect(lines.map(columnsOf).every((columns) => columns <= 80)).toBe(true);
  expect(lines.join(" ").replaceAll(/ +/g, " ")).toBe(`label ${text}`);
  expect(sentence("x".repeat(79), "head ", "  ")).toEqual(["head", `  ${"x".repeat(77)}…`]);
});
