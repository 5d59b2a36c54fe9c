import { describe, expect, it } from "vitest";
import { excerpt, printable } from "../../src/report/printable.ts";

describe("printable", () => {
  it.each([
    ["\u001b[2J\u001b]0;title\u0007", "\\u001b[2J\\u001b]0;title\\u0007"],
    ["one\ntwo\r\n", "one\\u000atwo\\u000d\\u000a"],
    ["abc\u202edcba", "abc\\u202edcba"],
    ["zero\u200bwidth\u2028", "zero\\u200bwidth\\u2028"],
    ["lone \ud83d surrogate", "lone \\ud83d surrogate"],
    ["\u{e0041}", "\\udb40\\udc41"],
    ["\ufffe\uffff\u{1ffff}", "\\ufffe\\uffff\\ud83f\\udfff"],
  ])("escapes what would act on a terminal in %j", (text, shown) => {
    expect(printable(text)).toBe(shown);
  });

  // actions/runner takes the first anywhere in a line, and the second where a line begins, blanks left aside.
  it.each([
    ["got ##[stop-commands]x", String.raw`got \u0023#[stop-commands]x`],
    ["###[error]a", String.raw`#\u0023#[error]a`],
    ["::add-mask::e", String.raw`\u003a:add-mask::e`],
    ["a word ::error::b", String.raw`a word \u003a:error::b`],
  ])("escapes what would be a command in a log of GitHub Actions in %j", (text, shown) => {
    expect(printable(text)).toBe(shown);
    expect(JSON.parse(`"${shown}"`)).toBe(text);
  });

  it("leaves what only looks like one", () => {
    const text = "# a ## b [c] std::vector a:: :: :::1 http://[::1]";
    expect(printable(text)).toBe(text);
  });

  it("leaves letters of all scripts and emoji as they are", () => {
    expect(printable("Zähler 数 😀")).toBe("Zähler 数 😀");
  });
});

describe("excerpt", () => {
  it("says how much it left out", () => {
    expect(excerpt("abcdef", 6)).toBe("abcdef");
    expect(excerpt("abcdefg", 6)).toBe("abcdef… (1 more characters)");
  });
});
