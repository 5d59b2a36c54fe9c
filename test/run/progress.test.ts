import { describe, expect, it } from "vitest";
import { readCorpus } from "../../src/corpus/read.ts";
import { InProcess } from "../../src/judge/in-process.ts";
import { loadMutants } from "../../src/load/mutants.ts";
import { moduleSubject, referenceSubject } from "../../src/load/subjects.ts";
import { lawsFor } from "../../src/generate/laws.ts";
import { runNamed } from "../../src/run/catalogue.ts";
import { checkTargets } from "../../src/run/check-targets.ts";
import { huntMutants, survivorsOf } from "../../src/run/hunt-mutants.ts";
import { claimedCases, mutantTrial } from "../../src/run/mutants.ts";
import type { Progress } from "../../src/run/progress.ts";
import type { Target } from "../../src/run/targets.ts";
import { compareSuites } from "../../src/run/suites.ts";
import { OWN_WORDS } from "../../src/run/trial.ts";
import { judge } from "../../src/judge/judge.ts";

const corpus = readCorpus();
const all = await loadMutants();
const mutants = all.filter(({ id }) =>
  ["absent-type-refused", "ignores-is-error", "legacy-requires-type"].includes(id),
);
const twelve = corpus.groups.filter(({ group }) => group === "twelve");

/** Steps that are told one after another, without those that are told again. */
const stepsOf = (told: readonly Progress[]): string[] => {
  const texts = told.map((progress) => progress.map(({ what, at, of }) => `${what} ${at}/${of}`).join(", "));
  return texts.filter((text, at) => text !== texts[at - 1]);
};
const counted = (what: string, of: number): string[] =>
  Array.from({ length: of }, (_, at) => `${what} ${at + 1}/${of}`);

describe("how far a run is", () => {
  it("is told call by call, in both rounds", async () => {
    const observer = new InProcess();
    await observer.open(referenceSubject());
    const cases = claimedCases({ ...corpus, groups: twelve }, "modern");
    const told: string[] = [];
    await judge(observer, mutantTrial(cases, 1), (at, of, round) => told.push(`${round}: ${at}/${of}`));
    const numbers = Array.from({ length: 12 }, (_, at) => `${at + 1}/12`);
    expect(told).toEqual([1, 2].flatMap((round) => numbers.map((number) => `${round}: ${number}`)));
  });

  it("is told by case and by law of a check, and for which target", async () => {
    const subject = moduleSubject("src/receiver/reference.ts", undefined);
    const target: Target = {
      ...{ receiver: "the reference", subject, vocabulary: OWN_WORDS, timeout: 10_000 },
      ...{ era: "modern", features: [], positions: {} },
    };
    const told: Progress[] = [];
    const named = twelve.flatMap(({ cases }) => cases.map(({ id }) => id));
    const plan = { corpus, seed: 1, runs: 1, wireRuns: 1, isUpdate: false, isWhole: false, named };
    const onProgress = (which: object, progress: Progress): void => {
      expect(which).toBe(target);
      told.push(progress);
    };
    for await (const checked of checkTargets([target], { ...plan, onProgress })) {
      expect(checked).toHaveProperty("result");
    }
    const laws = lawsFor({ era: "modern", features: [] }).length;
    expect(stepsOf(told)).toEqual([
      "",
      ...counted("case", 12),
      ...counted("case again", 12),
      ...counted("law", laws),
    ]);
  });

  it("is told receiver by receiver of a kill matrix, over all eras", async () => {
    const told: Progress[] = [];
    const { eras } = await runNamed(corpus, twelve, mutants, 1, (progress) => told.push(progress));
    // In each of three eras the reference and seven controls, and the three mutants.
    expect(stepsOf(told)).toEqual(counted("receiver", 27));
    expect(eras.map(({ era }) => era)).toEqual(["modern", "dual-era", "legacy"]);
  });

  it("is told suite by suite of a comparison", async () => {
    const told: Progress[] = [];
    await compareSuites({ ...corpus, groups: twelve }, mutants, 1, 1, (progress) => told.push(progress));
    expect(stepsOf(told)).toEqual([
      ...counted("receiver", 27).map((step) => `suite 1/3, ${step}`),
      ...counted("receiver", 27).map((step) => `suite 2/3, ${step}`),
      ...counted("mutant", 3).map((step) => `suite 3/3, ${step}`),
    ]);
  });

  it("is told mutant by mutant of a hunt, and law by law", async () => {
    const told: Progress[] = [];
    const onProgress = (progress: Progress): unknown => told.push(progress);
    await survivorsOf({ ...corpus, groups: twelve }, mutants, onProgress);
    expect(stepsOf(told.splice(0))).toEqual(counted("mutant", 3));
    const hunts = huntMutants(mutants.slice(0, 2), { runs: 5, seed: 1, onProgress });
    for await (const { envelopes } of hunts) {
      expect(envelopes).toBeGreaterThan(0);
    }
    const steps = stepsOf(told);
    expect(steps.every((step) => /^mutant [12]\/2, law \d+\/\d+$/.test(step))).toBe(true);
    expect(steps[0]).toMatch(/^mutant 1\/2, law 1\//);
    expect(steps.at(-1)).toMatch(/^mutant 2\/2, law /);
  });
});
