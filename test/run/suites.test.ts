import { beforeAll, describe, expect, it } from "vitest";
import { readCorpus } from "../../src/corpus/read.ts";
import { loadMutants } from "../../src/load/mutants.ts";
import { runGenerated } from "../../src/run/generated-suite.ts";
import { type ComparedSuites, compareSuites } from "../../src/run/suites.ts";

const SOME = new Set([
  "ignores-is-error",
  "legacy-only-client",
  "modern-peer-is-remembered",
  "type-in-any-case",
]);
const corpus = readCorpus();
const mutants = (await loadMutants()).filter(({ id, eras }) => SOME.has(id) || eras?.length === 1);

describe("suites side by side", () => {
  let compared: ComparedSuites;
  beforeAll(async () => {
    compared = await compareSuites(corpus, mutants, 1, 20);
  }, 120_000);
  const suite = (name: string) => compared.suites.find((each) => each.name === name);

  it("are each group alone, all pinned cases, and what is generated", () => {
    expect(compared.suites.map(({ name }) => name)).toEqual([
      ...corpus.groups.map(({ group }) => group),
      "all pinned cases",
      "generated envelopes",
    ]);
  });

  it("are counted over the same mutants and dominators", () => {
    const { of, dominators } = suite("all pinned cases")!.score;
    expect(of).toBe(mutants.length);
    expect(compared.suites.every(({ score }) => score.of === of)).toBe(true);
    expect(compared.suites.every(({ score }) => score.dominators === dominators)).toBe(true);
  });

  it("stop the less the smaller they are", () => {
    const whole = suite("all pinned cases")!;
    expect(whole.score).toMatchObject({ killed: mutants.length, leftOut: [] });
    expect(suite("twelve")!.size).toBe(12);
    expect(suite("twelve")!.score.killed).toBeGreaterThan(0);
    expect(suite("twelve")!.score.killed).toBeLessThan(whole.score.killed);
  });
});

describe("generated envelopes", () => {
  const stopped = async (runs: number): Promise<string[]> =>
    (await runGenerated(mutants, 1, runs)).rows
      .filter(({ status }) => status === "killed")
      .map(({ id }) => id);

  it("stop mutants, the more the more there are", async () => {
    const [few, many] = [await stopped(1), await stopped(50)];
    expect(many).toEqual(expect.arrayContaining(few));
    expect(many).toContain("ignores-is-error");
    expect(many.length).toBeGreaterThan(few.length);
  });

  it("are void where there is none", async () => {
    await expect(runGenerated(mutants, 1, 0)).rejects.toThrow("0 generated envelopes, modern");
  });
});
