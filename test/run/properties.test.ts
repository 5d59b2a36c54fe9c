import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { judgeProperty } from "../../src/judge/property.ts";
import { Session } from "../../src/judge/session.ts";
import { moduleSubject } from "../../src/load/subjects.ts";
import { CATEGORIES } from "../../src/protocol/category.ts";
import { ERAS } from "../../src/protocol/era.ts";
import { FEATURES } from "../../src/protocol/feature.ts";
import { propertiesFor } from "../../src/run/properties.ts";
import { readyCase } from "../../src/run/ready-case.ts";
import { OWN_WORDS } from "../../src/run/trial.ts";

const modern = { era: "modern", features: [] } as const;
const trial = () => ({ runs: 300, seed: 5, vocabulary: OWN_WORDS, limit: 30_000 });

let session: Session;
beforeEach(() => {
  session = new Session({ answer: 300, open: 10_000 });
});
afterEach(() => session.close());

describe("the laws, as properties", () => {
  it.each(ERAS)("hold for the reference with all features as %s", async (era) => {
    await session.open(moduleSubject("src/receiver/full-reference.ts"));
    for (const property of propertiesFor({ era, features: FEATURES })) {
      const { statement, ...verdict } = await judgeProperty(session, property, trial());
      expect(verdict).toEqual({ id: property.id, runs: 300, skipped: 0, known: 0, cutShort: false });
      expect(statement).not.toBe("");
    }
  });

  it("find a receiver that ignores the flag, and shrink what shows it to a case", async () => {
    await session.open(moduleSubject("test/receivers/ignores-the-flag.mjs"));
    const flip = propertiesFor(modern).find(({ id }) => id === "flag-flip");
    const verdict = await judgeProperty(session, flip!, trial());
    expect(verdict.counterexample?.map(({ word, observation }) => [word, observation])).toMatchObject([
      ["normal_complete", { word: "normal_complete" }],
      ["tool_error", { word: "normal_complete" }],
    ]);
    expect(readyCase(verdict, { ...modern, seed: 5 })).toEqual({
      id: "generated-flag-flip-5",
      title: "Generated with seed 5",
      why: "A complete result is normal_complete with the flag false, and tool_error with the flag true.",
      rules: ["flag-true"],
      envelope: { jsonrpc: "2.0", id: 1, result: { resultType: "complete", content: [], isError: true } },
      unless: FEATURES,
      expect: { modern: "tool_error" },
      since: expect.any(String),
    });
  });

  it("give the same samples for the same seed, and others for another", () => {
    const [property] = propertiesFor(modern);
    expect(property?.draw(20, 7)).toEqual(property?.draw(20, 7));
    expect(property?.draw(20, 7)).not.toEqual(property?.draw(20, 8));
  });

  it("end at the first envelope on which a receiver hangs", async () => {
    const file = fileURLToPath(new URL("../receivers/loops-on-every-unknown-type.mjs", import.meta.url));
    await session.open(moduleSubject(file));
    const broken = propertiesFor(modern).find(({ id }) => id === "type-broken");
    const verdict = await judgeProperty(session, broken!, trial());
    expect(verdict.counterexample?.[0]?.observation).toMatchObject({ kind: "timeout" });
  });

  it("say so where the time was over before all samples were put", async () => {
    await session.open(moduleSubject("src/receiver/reference.ts"));
    const [property] = propertiesFor(modern);
    const verdict = await judgeProperty(session, property!, { ...trial(), limit: 0 });
    expect(verdict).toMatchObject({ runs: 0, cutShort: true });
  });
});

/** Laws of envelopes that are all to be refused, beside built-unclassified. */
const REFUSING = new Set(["other-member", "flag-broken", "type-broken"]);

// Each law finds a receiver that always gives one answer, unless that is the one answer it asks for.
describe("every law", () => {
  it.each(
    propertiesFor({ era: "modern", features: FEATURES }).map((property) => [property.id, property] as const),
  )("%s finds every receiver that gives one answer to everything", async (id, property) => {
    const passed: string[] = [];
    for (const constant of CATEGORIES) {
      await session.open(moduleSubject("test/receivers/constants.mjs", constant));
      const { counterexample } = await judgeProperty(session, property, { ...trial(), runs: 50 });
      if (counterexample === undefined) {
        passed.push(constant);
      }
    }
    const asked = REFUSING.has(id)
      ? ["unclassified"]
      : CATEGORIES.filter((category) => id === `built-${category.replaceAll("_", "-")}`);
    expect(passed).toEqual(asked);
  });
});
