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
