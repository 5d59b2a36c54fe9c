import { beforeAll, describe, expect, it } from "vitest";
import { readCorpus } from "../../src/corpus/read.ts";
import type { KilledRow } from "../../src/kill/killed-row.ts";
import type { MatrixRow } from "../../src/kill/matrix.ts";
import { killedBySingle } from "../../src/kill/score.ts";
import { loadMutants } from "../../src/load/mutants.ts";
import { catalogueJson } from "../../src/report/json.ts";
import { type Catalogue, runSuite, runWhole } from "../../src/run/catalogue.ts";

const corpus = readCorpus();
const mutants = await loadMutants();

const toolError = corpus.groups.flatMap(({ cases }) => cases).find(({ id }) => id === "tool_error")!;

let whole: Catalogue;
let otherOrder: Catalogue;
beforeAll(async () => {
  whole = await runWhole(corpus, mutants, 1);
  otherOrder = await runWhole(corpus, mutants, 2);
}, 240_000);

const mutantRows = ({ eras }: Catalogue): MatrixRow[] =>
  eras.flatMap(({ matrix }) => matrix.rows.filter(({ role }) => role === "mutant"));
const cellsOf = ({ verdicts }: MatrixRow): string =>
  JSON.stringify(verdicts.map(({ kind, observed }) => [kind, observed]));
const isStopped = ({ killedBy }: KilledRow, cases: readonly string[]): boolean =>
  killedBy.some((id) => cases.includes(id));

describe("all mutants against all cases", () => {
  it("prove themselves, in every era", () => {
    expect(whole.voidReasons).toEqual([]);
    expect(whole.eras.map(({ era }) => era)).toEqual(["modern", "dual-era", "legacy"]);
  });

  it("leave no survivor, and every mutant is stopped by a case of its own rule", () => {
    const rows = mutantRows(whole);
    expect(rows.map(({ id }) => id).toSorted()).toEqual(mutants.map(({ id }) => id));
    expect(rows.filter(({ status }) => status !== "killed").map(({ id }) => id)).toEqual([]);
    expect(rows.filter(({ killedByOwn }) => killedByOwn.length === 0).map(({ id }) => id)).toEqual([]);
  });

  it("put every case of the corpus in some era", () => {
    const put = new Set(whole.eras.flatMap(({ matrix }) => matrix.cases));
    expect(put).toEqual(new Set(corpus.groups.flatMap(({ cases }) => cases.map(({ id }) => id))));
  });

  it("come out the same byte by byte, in whatever order the cases are put", () => {
    expect(otherOrder.seed).not.toBe(whole.seed);
    expect(catalogueJson(otherOrder)).toBe(catalogueJson(whole));
  });

  it("change with the order of the cases for those mutants only that say they keep state", () => {
    const before = new Map(mutantRows(whole).map((row) => [row.id, cellsOf(row)]));
    const changed = mutantRows(otherOrder).filter((row) => cellsOf(row) !== before.get(row.id));
    const undeclared = changed.filter(({ id }) => !mutants.some((each) => each.id === id && each.keepsState));
    expect(undeclared.map(({ id }) => id)).toEqual([]);
    // Not every order shows what a mutant keeps, but these two show it of several.
    expect(changed.length).toBeGreaterThan(1);
  });
});

describe("the minimal subset of an era", () => {
  it("stops every mutant of the matrix, and leaves a survivor without any one of its cases", () => {
    for (const { matrix, lessons } of whole.eras) {
      const rows = killedBySingle(matrix.rows.filter(({ role }) => role === "mutant"));
      const { cases, isExact } = lessons.minimalSubset;
      expect(isExact).toBe(true);
      expect(rows.filter((row) => !isStopped(row, cases))).toEqual([]);
      for (const left of cases) {
        const others = cases.filter((id) => id !== left);
        expect(rows.some((row) => !isStopped(row, others))).toBe(true);
      }
    }
  });

  it("stops them too where nothing else is put", async () => {
    for (const { era, lessons } of whole.eras) {
      const { cases } = lessons.minimalSubset;
      const groups = corpus.groups.map((group) => ({
        ...group,
        cases: group.cases.filter(({ id }) => cases.includes(id)),
      }));
      const { eras } = await runSuite(corpus, groups, mutants, 1);
      const rows = eras.find((each) => each.era === era)?.matrix.rows ?? [];
      expect(rows.length).toBeGreaterThan(1);
      const alive = rows.filter((row) => row.role === "mutant" && row.status === "survived");
      expect(lessons.stoppedTogether).toEqual(expect.arrayContaining(alive.map(({ id }) => id)));
    }
  });
});

describe("a suite that is measured", () => {
  it("is sound with one case, which leaves receivers alive that give one answer to everything", async () => {
    const cases = [toolError];
    const suite = await runSuite(corpus, [{ group: "one", about: "One case.", cases }], mutants, 1);
    expect(suite).toMatchObject({ suite: ["one"], voidReasons: [] });
    const stopped = mutantRows(suite).filter(({ status }) => status === "killed");
    expect(stopped.map(({ id }) => id)).toContain("ignores-is-error");
    expect(mutantRows(suite).length).toBeGreaterThan(stopped.length);
  });

  it("is void with a case that the reference fails, and with no case", async () => {
    const wrong = { ...toolError, id: "wrong", expect: { legacy: "normal_complete" } as const };
    const suite = await runSuite(corpus, [{ group: "own", about: "A.", cases: [wrong] }], mutants, 1);
    expect(suite.voidReasons).toContain("legacy: reference must pass every case, but fails wrong");
    expect(await runSuite(corpus, [], mutants, 1)).toMatchObject({
      voidReasons: ["there is no case in it"],
    });
  });
});
