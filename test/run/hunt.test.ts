import { beforeAll, describe, expect, it } from "vitest";
import { readCorpus } from "../../src/corpus/read.ts";
import { readSchema } from "../../src/corpus/read-fixture.ts";
import { CHANGES_NOTHING, CONSTANTS } from "../../src/load/controls.ts";
import { loadMutants } from "../../src/load/mutants.ts";
import type { Era } from "../../src/protocol/era.ts";
import type { Mutant } from "../../src/protocol/mutant.ts";
import type { Hunted } from "../../src/run/hunt.ts";
import { huntMutants, survivorsOf } from "../../src/run/hunt-mutants.ts";
import { claimedCases } from "../../src/run/mutants.ts";
import { casesThatStop } from "../../src/run/stopped-by.ts";

// A hunt draws generated envelopes only: the pinned cases, those of the mutant's own rule too, are withheld
// from it by construction.

const corpus = readCorpus();
const mutants = await loadMutants();

async function hunt(suspects: readonly Mutant[], runs: number, seed = 1): Promise<Map<string, Hunted>> {
  const hunts = new Map<string, Hunted>();
  for await (const hunted of huntMutants(suspects, { runs, seed })) {
    hunts.set(hunted.suspect.id, hunted);
  }
  return hunts;
}

const named = (...ids: string[]) => mutants.filter(({ id }) => ids.includes(id));

describe("the hunt for hand-written mutants", () => {
  let hunts: Map<string, Hunted>;
  beforeAll(async () => {
    hunts = await hunt(mutants, 1000);
  }, 600_000);
  const differences = () => [...hunts].map(([id, { difference }]) => ({ id, difference: difference! }));

  it("finds a difference for every mutant, and one that comes again", () => {
    const missed = [...hunts].filter(([, { difference }]) => difference?.recurred !== true);
    expect(missed.map(([id]) => id)).toEqual([]);
    expect(hunts.size).toBe(mutants.length);
    expect(hunts.size).toBeGreaterThanOrEqual(251);
  });

  it("gives cases that follow the schema of the corpus", () => {
    const cases = differences().map(({ difference }) => difference.readyCase);
    const group = { $schema: "../schema/cases.schema.json", group: "found", about: "found", cases };
    expect(() => readSchema("cases")("found", group)).not.toThrow();
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
  });

  it("gives cases that stop their mutants, and that the reference passes", async () => {
    const idle: string[] = [];
    for (const { id, difference } of differences().filter((each) => each.difference.showsAlone)) {
      const { readyCase } = difference;
      const found = { ...corpus, groups: [{ group: "found", about: "found", cases: [readyCase] }] };
      const cases = claimedCases(found, Object.keys(readyCase.expect)[0] as Era);
      const stopped = await casesThatStop(id, cases);
      const wrong = await casesThatStop(CHANGES_NOTHING.id, cases);
      if (stopped.length !== 1 || wrong.length !== 0) {
        idle.push(id);
      }
    }
    expect(idle).toEqual([]);
  });

  it("builds what is too large to write down, no larger than it has to be", () => {
    const { build } = hunts.get("long-text-is-spread")?.difference?.readyCase ?? {};
    expect(build?.name).toBe("long-text");
    expect(build?.size).toBeLessThan(1_000_000);
  });

  it("says of an envelope under an open decision what the other position is", () => {
    expect(hunts.get("legacy-asks-for-input")?.difference?.readyCase.expect).toEqual({
      legacy: { oneOf: ["normal_complete", "unclassified"], decision: "legacy-typed-result" },
    });
  });

  it("shrinks what it finds", () => {
    const [step] = hunts.get("ignores-is-error")?.difference?.steps ?? [];
    expect(JSON.parse(step?.input.text ?? "")).toEqual({
      jsonrpc: "2.0",
      id: 1,
      result: { resultType: "complete", content: [], isError: true },
    });
  });

  it("takes a promise that never settles, a throw and a changed envelope for differences", () => {
    const last = (id: string) => hunts.get(id)?.difference?.steps.at(-1)?.observation;
    expect(last("null-result-never-settles")).toMatchObject({ kind: "timeout" });
    expect(last("tool-error-is-thrown")).toMatchObject({ kind: "threw" });
    expect(last("keys-are-sorted")).toMatchObject({ changedInput: true });
  });

  it("shows what a mutant keeps between calls by envelopes in a row, and says that one alone does not", () => {
    const kept = differences().filter(({ difference }) => !difference.showsAlone);
    expect(kept.map(({ id }) => id)).toContain("rounds-of-input-are-counted");
    expect(kept.filter(({ difference }) => difference.steps.length < 2)).toEqual([]);
  });
});

describe("a hunt", () => {
  it("finds nothing in what changes nothing, and counts the envelopes", async () => {
    const hunted = (await hunt([CHANGES_NOTHING], 30)).get(CHANGES_NOTHING.id);
    expect(hunted).toMatchObject({ leftOut: 0, cutShort: false });
    expect(hunted?.difference).toBeUndefined();
    expect(hunted?.envelopes).toBeGreaterThan(1000);
  });

  it("finds the same for the same seed, and something else for another", async () => {
    const suspects = named("answer-kept-by-keys", "flag-by-truthiness", "ignores-is-error-late");
    const [first, again, other] = [
      await hunt(suspects, 200, 5),
      await hunt(suspects, 200, 5),
      await hunt(suspects, 200, 6),
    ];
    expect(first.size).toBeGreaterThan(1);
    expect(first).toEqual(again);
    expect(first).not.toEqual(other);
  });
});

describe("survivorsOf", () => {
  it("names what no pinned case stops", async () => {
    const suspects = [...named("ignores-is-error"), CHANGES_NOTHING, CONSTANTS[0]!];
    expect(await survivorsOf(corpus, suspects)).toEqual([CHANGES_NOTHING]);
  });
});
