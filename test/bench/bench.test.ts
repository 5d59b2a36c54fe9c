import { rmSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { readCorpus } from "../../src/corpus/read.ts";
import { writeFolder } from "../temporary-folder.ts";

const bench = (name: string) => import(pathToFileURL(path.resolve("bench", name)).href);

const number = expect.toSatisfy(Number.isFinite) as unknown;
const phases = { whole: number, start: number, net: number, overhead: number, mutants: number, rest: number };
const ofFloor = { whole: number, start: number, tests: number, mutants: number };

/** In milliseconds: StrykerJS starts several times. */
const LIMIT = 300_000;

// The benchmark removes its folders when its process ends, and vitest's ends before that.
let temporary: string;
beforeAll(() => {
  temporary = writeFolder({});
  vi.stubEnv("TMPDIR", temporary);
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(temporary, { recursive: true, force: true });
});

describe("the benchmark", { timeout: LIMIT }, () => {
  it("makes cases that the corpus takes", async () => {
    const { generatedPackage } = await bench("generated-package.js");
    const { groups } = readCorpus(path.join(generatedPackage(25), "fixtures"));
    expect(groups.map(({ group, cases }) => [group, cases.length])).toEqual([["generated", 25]]);
  });

  it("measures the start of the fast lane", async () => {
    const { measureStart } = await bench("measure-start.js");
    expect(await measureStart(1)).toEqual({ repeats: 1, fast: phases });
  });

  it("measures receivers that grow, and a floor that comes to the same matrix", async () => {
    const { measureGrowth } = await bench("measure-growth.js");
    const { rows } = await measureGrowth(1, { short: [12], long: [] });
    const matrix = { differences: 0, first: [], timedOut: 0 };
    // Twelve laws are put beside the cases.
    expect(rows).toEqual([
      {
        ...{ receiver: "short", lines: 35, cases: 12, fast: phases, floor: ofFloor },
        floorMatrix: { ...matrix, mutants: 63, tests: 24, cells: 63 * 24 },
      },
    ]);
  });

  it("measures both lanes on the same receiver, and says which cases are not put to it", async () => {
    const { measureLanes } = await bench("measure-lanes.js");
    const { SHORT, SINGLE } = await bench("generated-receivers.js");
    const { temporaryProject } = await bench("temporary.js");
    const folder = temporaryProject({
      "killtable.config.json": '{ "receivers": [{ "module": "./receiver.js" }] }',
      "receiver.js": SINGLE,
      "short.js": SHORT,
    });
    const { cases, whole, ...times } = await measureLanes(1, folder);
    const { vitestMatrix, floorMatrix, ...wholeTimes } = whole;
    expect(times).toEqual({ repeats: 1, fast: phases, vitest: phases });
    expect(wholeTimes).toEqual({ fast: phases, vitest: phases, floor: ofFloor });
    expect(cases.leftOut).toHaveLength(cases.of - cases.put);
    // Two open decisions and twelve laws are put beside the cases.
    expect(vitestMatrix).toMatchObject({ mutants: 1, differences: 0, tests: cases.put + 2 + 12 });
    expect(floorMatrix).toEqual(vitestMatrix);
  });

  it("measures check and the kill matrix", async () => {
    const { measureCheck } = await bench("measure-check.js");
    const { measureKillMatrix } = await bench("measure-kill-matrix.js");
    const checks = { "one module": ["../test/receivers/right.mjs", "--runs", "0"] };
    expect(measureCheck(1, checks)).toEqual({
      repeats: 1,
      rows: [{ name: "one module", processor: number, clock: number }],
    });
    const size = { mutants: 9, cases: 30 };
    expect(await measureKillMatrix(1, size)).toEqual({
      ...{ repeats: 1, ...size, processor: number, clock: number, cellsPerSecond: number },
    });
  });
});

const LANE = { whole: 10_000, start: 3_000, net: 1_000, overhead: 500, mutants: 5_000, rest: 500 };
const SAME = { mutants: 60, tests: 1_400, cells: 84_000, timedOut: 0, differences: 0, first: [] };
const FLOOR = { whole: 2_345, start: 600, tests: 400, mutants: 1_345 };
const MEASURED = {
  start: { repeats: 2, fast: { ...LANE, whole: 3_500 } },
  lanes: {
    ...{ repeats: 2, cases: { put: 8, of: 8, leftOut: [] } },
    ...{ fast: LANE, vitest: { ...LANE, whole: 80_000, mutants: 250_000 } },
    whole: { fast: LANE, vitest: LANE, vitestMatrix: SAME, floor: FLOOR, floorMatrix: SAME },
  },
  growth: {
    repeats: 2,
    rows: [120, 12_000].map((cases) => ({
      ...{ receiver: "short", lines: 35, cases, fast: LANE, floor: FLOOR, floorMatrix: SAME },
    })),
  },
  check: { repeats: 2, rows: [{ name: "one module", processor: 1_230, clock: 4_560 }] },
  killMatrix: { repeats: 2, mutants: 9, cases: 30, processor: 1_000, clock: 1_100, cellsPerSecond: 270 },
};

const LEFT_OUT = { put: 7, of: 8, leftOut: ["left-out"] };

describe("the promises", () => {
  it("hold up to their limits", async () => {
    const { promises } = await bench("promises.js");
    const held = promises(MEASURED);
    expect(held).toHaveLength(5 + 2 + 1 + 2 * 2 + 1);
    expect(held.filter(({ holds }: { holds: boolean }) => !holds)).toEqual([]);
  });

  it("are each found to be broken", async () => {
    const { promises } = await bench("promises.js");
    const different = { ...SAME, cells: 0, differences: 1, first: ["a cell"] };
    const [small, large] = MEASURED.growth.rows;
    const slow = { ...LANE, whole: 201_000, mutants: 5_001 };
    const broken = promises({
      ...MEASURED,
      lanes: {
        ...{ ...MEASURED.lanes, fast: slow, cases: LEFT_OUT },
        whole: { ...MEASURED.lanes.whole, fast: slow, vitestMatrix: different, floorMatrix: different },
      },
      growth: { repeats: 2, rows: [small, { ...large, fast: slow, floorMatrix: different }] },
      killMatrix: { ...MEASURED.killMatrix, processor: 2_001 },
    });
    expect(broken.map(({ holds }: { holds: boolean }) => holds)).toEqual([
      ...[false, false, false, false, false],
      ...[false, false],
      ...[false, true, true, false, false],
      false,
    ]);
  });
});

describe("the results", () => {
  it("are written with what was measured and what was promised", async () => {
    const { promises } = await bench("promises.js");
    const { resultsText } = await bench("results-text.js");
    const machine = { command: "the command", node: "v0", processor: "a processor", cores: 3 };
    const text: string = resultsText({
      machine: { ...machine, platform: "a platform", date: "2026-12-01", minutes: 12 },
      promises: promises({ ...MEASURED, killMatrix: { ...MEASURED.killMatrix, processor: 2_001 } }),
      ...MEASURED,
      lanes: { ...MEASURED.lanes, cases: LEFT_OUT },
    });
    for (const told of [
      ...["the command", "| v0 | 3 × a processor | a platform | 2026-12-01 | 12 min |"],
      "| reference: vitest lane ÷ fast lane, whole | 8.00 | at least 8 | holds |",
      "| 9 hand-written mutants × 30 cases: seconds of processor time | 2.00 | at most 2 | **fails** |",
      ...["7 of 8 pinned cases are put", "`left-out`", "84,000 cells"],
      "| vitest lane | 80.00 | 3.00 | 1.00 | 0.50 | 250.00 | 0.50 |",
      "| floor | 2.35 | 0.60 | 0.40 | 1.34 |",
      "| short | 35 | 12,000 | 60 | 10.00 | 5.00 | 83.3 | 2.35 | 1.34 | 84,000 | 0 |",
      ...["| one module | 1.23 | 4.56 |", "| 1.00 | 1.10 | 270 |"],
    ]) {
      expect(text).toContain(told);
    }
  });

  it("are medians", async () => {
    const { median, medians } = await bench("statistics.js");
    expect([median([3, 1, 2]), median([4, 1, 2, 3]), median([5])]).toEqual([2, 2.5, 5]);
    expect(medians([{ a: 1 }, { a: 9 }, { a: 2 }])).toEqual({ a: 2 });
  });
});
