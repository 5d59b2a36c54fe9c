import { describe, expect, it } from "vitest";
import { type Claims, type ReceiverCase, casesFor } from "../../src/run/cases-for.ts";
import { VoidError } from "../../src/run/void-error.ts";
import { fixtureCases } from "../fixture-cases.ts";

const find = (claims: Claims, id: string): ReceiverCase =>
  casesFor(claims).find((each) => each.id === id) as ReceiverCase;

describe("casesFor", () => {
  it("lists every case of the era and features that are claimed", () => {
    const listed = casesFor({ era: "dual-era", features: ["mrtr"] });
    expect(listed.map(({ id }) => id)).toEqual(fixtureCases("dual-era", ["mrtr"]));
    expect(casesFor().every(({ context }) => context.era === "modern")).toBe(true);
  });

  it.each<[object, string]>([
    [{ feature: ["mrtr"] }, 'the options: the whole has the key "feature"; allowed: '],
    [{ era: ["modern"] }, 'the options: era is ["modern"]; allowed: modern, dual-era, legacy'],
    [{ features: "mrtr" }, 'the options: features is "mrtr"; it has to be array'],
    [
      { categories: { ok: "normal_complet" } },
      'the options: categories.ok is "normal_complet"; allowed: normal_complete, ',
    ],
    [
      { baseline: "known.json" },
      'the options: the whole has the key "baseline"; allowed: era, features, decisions, categories, select',
    ],
  ])("refuses options that say nothing: %j", (claims, message) => {
    expect(() => casesFor(claims)).toThrow(message);
  });

  it("shows what a case is, and decodes its envelope afresh each time", () => {
    const { decode, ...rest } = find({}, "null_flag");
    expect(rest).toMatchObject({ title: "Flag is null", expected: ["unclassified"] });
    expect(rest.rules).toContain("flag-boolean");
    expect(decode()).toEqual(JSON.parse(rest.text));
    expect(decode()).not.toBe(decode());
  });

  it("finds nothing wrong with the right answer, and says what is wrong with another", () => {
    const { faultOf } = find({}, "null_flag");
    expect(faultOf("unclassified")).toBeUndefined();
    expect(faultOf("normal_complete")).toMatch(
      /^expected unclassified \(.*flag-boolean.*\), got normal_complete$/,
    );
    expect(faultOf("UNCLASSIFIED")).toMatch(/, it answered "UNCLASSIFIED", which is no answer$/);
    expect(faultOf(undefined)).toMatch(/, it answered undefined$/);
    expect(faultOf(Promise.resolve("unclassified"))).toMatch(/, it answered Promise \{/);
    expect(faultOf(["unclassified"])).toMatch(/, it answered \[/);
  });

  it("reads a team's own words, where they are in its answer", () => {
    const claims: Claims = {
      categories: { ok: "normal_complete", failed: ["tool_error", "protocol_error"], odd: "unclassified" },
      select: "outcome.kind",
    };
    const failed = find(claims, "protocol_error");
    expect(failed.expected).toEqual(["failed"]);
    expect(failed.faultOf({ outcome: { kind: "failed" } })).toBeUndefined();
    expect(failed.faultOf({ outcome: { kind: "ok" } })).toMatch(
      /^expected protocol_error \(.+\), got ok, which stands for normal_complete$/,
    );
    expect(failed.faultOf({ outcome: { kind: "protocol_error" } })).toMatch(/which is no answer$/);
    expect(failed.faultOf({ kind: "failed" })).toMatch(/it answered undefined$/);
  });

  it("has no right word for a category that a team has none for", () => {
    const { expected, faultOf } = find({ categories: { ok: "normal_complete" } }, "null_flag");
    expect(expected).toEqual([]);
    expect(faultOf("ok")).toMatch(/^expected unclassified/);
  });

  it("takes any answer that an open decision allows, and only one where a position is declared", () => {
    const open = casesFor({ era: "legacy" }).find(({ decision }) => decision === "legacy-typed-result");
    expect(open?.expected).toContain("unclassified");
    expect(open?.expected.map((word) => open.faultOf(word))).toEqual([undefined, undefined]);
    const claims: Claims = { era: "legacy", decisions: { "legacy-typed-result": "unclassified" } };
    const closed = find(claims, open?.id ?? "");
    expect(closed.decision).toBeUndefined();
    expect(closed.expected).toEqual(["unclassified"]);
  });

  it.each<[Claims, string]>([
    [{ era: "legacy", features: ["mrtr"] }, "the feature mrtr was claimed, but no case asks for it"],
    [{ decisions: { "no-such": "yes" } }, "there is no decision no-such; there are "],
    [{ decisions: { "legacy-typed-result": "yes" } }, "the positions are by-rule, unclassified"],
  ])("throws for %j", (claims, message) => {
    expect(() => casesFor(claims)).toThrow(message);
    expect(() => casesFor(claims)).toThrow(VoidError);
  });
});
