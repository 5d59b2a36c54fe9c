import { describe, expect, it } from "vitest";
import { jsonText } from "../../src/corpus/json-text.ts";

describe("jsonText", () => {
  it.each([
    "null",
    "true",
    '"a\\"\\u0000\\n"',
    "[]",
    "{}",
    "[[],{},[1,2]]",
    '{"a":{"b":[1,{"c":null}],"__proto__":1},"":"x"}',
    "-0",
    "[-0,0.5,-1.5,1e+308]",
  ])("writes %s as it was", (text) => {
    expect(jsonText(JSON.parse(text))).toBe(text);
  });

  it("says of a number that is too large what it is decoded as", () => {
    expect(jsonText(JSON.parse("[1e999,-1e999]"))).toBe("[Infinity,-Infinity]");
  });
});
