import { describe, expect, it } from "vitest";
import { pickExport } from "../../src/load/pick-export.ts";

const first = (): string => "first";
const second = (): string => "second";

describe("pickExport", () => {
  it.each([
    ["the default export", { default: first, receiver: second }],
    ["receiver", { receiver: first, classify: second }],
    ["classify", { classify: first, helper: second }],
    ["the only function", { version: "1", anything: first }],
    ["the usual name before a default that is no function", { default: {}, receiver: first, helper: second }],
  ])("takes %s", (_, exports) => {
    expect(pickExport(exports, undefined)).toEqual({ found: first });
  });

  it("takes the export that is named, and no other", () => {
    expect(pickExport({ default: first, other: second }, "other")).toEqual({ found: second });
    expect(pickExport({ default: first, toll: 1 }, "toll")).toEqual({
      problem: "there is no function exported as toll; it exports default (function), toll (number)",
    });
    expect(pickExport({ default: first }, "toString")).toHaveProperty("problem");
  });

  it("says so where it is a class", () => {
    expect(pickExport({ default: class Client {} }, undefined)).toEqual({
      problem: "default is a class; export a function that makes an instance and calls its method",
    });
  });

  it("says what it found where there is no function, or too many", () => {
    expect(pickExport({}, undefined)).toEqual({ problem: "no function is exported; it exports nothing" });
    expect(pickExport({ one: first, two: second }, undefined)).toEqual({
      problem:
        "several functions could be the receiver; it exports one (function), two (function). Name one with --export",
    });
  });
});
