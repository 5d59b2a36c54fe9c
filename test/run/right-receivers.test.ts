import { describe, expect, it } from "vitest";
import { readCorpus } from "../../src/corpus/read.ts";
import { DEFAULT_LIMITS, Session } from "../../src/judge/session.ts";
import { moduleSubject } from "../../src/load/subjects.ts";
import { ERAS } from "../../src/protocol/era.ts";
import { outcomeOfCheck } from "../../src/run/check-outcome.ts";
import { check } from "../../src/run/check.ts";
import { OWN_WORDS } from "../../src/run/trial.ts";
import { VoidError } from "../../src/run/void-error.ts";

const corpus = readCorpus();
const STYLES = ["guards", "switch", "lookup-table", "exceptions", "async"];
const options = {
  corpus,
  observer: new Session(DEFAULT_LIMITS),
  vocabulary: OWN_WORDS,
  features: [],
  positions: {},
  seed: 1,
  runs: 200,
};

describe("a right receiver", () => {
  it.each(STYLES.flatMap((style) => ERAS.map((era) => [style, era] as const)))(
    "written with %s passes as %s",
    async (style, era) => {
      const receiver = `test/receivers/style-${style}.mjs`;
      const result = await check({ ...options, subject: moduleSubject(receiver), receiver, era });
      expect(result.verdicts.filter(({ kind }) => kind !== "match" && kind !== "accepted")).toEqual([]);
      expect(result.properties.filter(({ counterexample }) => counterexample !== undefined)).toEqual([]);
      expect(outcomeOfCheck(result)).toBe("passes");
      expect(result.properties.map(({ runs }) => runs)).toEqual(result.properties.map(() => options.runs));
    },
  );
});

describe("check", () => {
  const subject = moduleSubject("test/receivers/right.mjs");
  it("is void where no case is left, or none for a feature that is claimed", async () => {
    const none = { ...corpus, groups: [] };
    await expect(check({ ...options, corpus: none, subject, receiver: "r", era: "modern" })).rejects.toThrow(
      VoidError,
    );
    await expect(
      check({ ...options, subject, receiver: "r", era: "legacy", features: ["mrtr"] }),
    ).rejects.toThrow("the feature mrtr was claimed, but no case asks for it in the era legacy");
  });
});
