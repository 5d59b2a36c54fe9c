import { describe, expect, it } from "vitest";
import { selectWord } from "../../src/load/select-word.ts";

describe("selectWord", () => {
  it("gives the answer itself where nothing is said", () => {
    expect(selectWord(undefined)("ok")).toBe("ok");
  });

  it.each([
    ["kind", { kind: "ok" }, "ok"],
    ["outcome.kind", { outcome: { kind: "ok" } }, "ok"],
    ["outcome.1.kind", { outcome: [{}, { kind: "ok" }] }, "ok"],
    ["__proto__", JSON.parse('{"__proto__":"ok"}'), "ok"],
    ["kind", Object.create({ kind: "ok" }), "ok"],
  ])("follows %s through the members of an answer and of its class", (select, answer: unknown, word) => {
    expect(selectWord(select)(answer)).toBe(word);
  });

  it.each([
    ["kind", {}],
    ["kind", "ok"],
    ["kind", null],
    ["outcome.kind", { outcome: undefined }],
    ["outcome.kind", { "outcome.kind": "ok" }],
    ["constructor.name", {}],
    ["length", "ok"],
  ])("gives no word where there is no member %s in %j", (select, answer: unknown) => {
    expect(selectWord(select)(answer)).toBeUndefined();
  });

  it("asks a function", () => {
    expect(selectWord((answer: { ok: boolean }) => (answer.ok ? "fine" : "bad"))({ ok: false })).toBe("bad");
  });
});
