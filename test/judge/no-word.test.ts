import { describe, expect, it } from "vitest";
import { noWord } from "../../src/judge/no-word.ts";

const textMembers = (answer: unknown) => {
  const observation = noWord(answer);
  return observation.kind === "no-word" ? observation.texts : undefined;
};

describe("noWord", () => {
  it("finds the own members that are texts, in their order", () => {
    expect(textMembers({ kind: "complete", code: 7, tag: "ok", inner: { kind: "x" } })).toEqual({
      kind: "complete",
      tag: "ok",
    });
  });

  it.each([[undefined], [null], [7], [{}], [{ kind: 7 }], [() => "complete"]])(
    "finds none in %j",
    (value) => {
      expect(textMembers(value)).toEqual({});
    },
  );

  it("finds ten at most, and cuts long ones", () => {
    const many = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`m${at}`, "x".repeat(1000)]));
    const texts = textMembers(many) ?? {};
    expect(Object.keys(texts)).toHaveLength(10);
    expect(texts["m9"]).toBe("x".repeat(300));
  });

  it("finds none where looking throws", () => {
    const hostile = {
      get kind(): string {
        throw new Error("no");
      },
    };
    expect(textMembers(hostile)).toEqual({});
  });
});
