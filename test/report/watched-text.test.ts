import { expect, it } from "vitest";
import { watchedText } from "../../src/report/watched-text.ts";
import { PLAIN } from "../../src/report/colors.ts";
import { judgeMutants } from "../../src/run/judge-mutants.ts";

const REPORT = {
  schemaVersion: "2",
  files: {},
  testFiles: {},
  config: {},
  thresholds: { high: 80, low: 60 },
} as const;

it("says why a run that followed a change proves nothing", () => {
  const judged = { ...judgeMutants(REPORT, []), voidReasons: ["no test \u001b[2J ran"] };
  const text = watchedText({ changed: ["a.js"], milliseconds: 1_234 }, judged, PLAIN);
  expect(text.replaceAll(/\n {2,}/g, " ").split("\n")).toEqual([
    "a.js (1.2 s)",
    "void: no test \\u001b[2J ran",
    expect.stringMatching(/^mutants {3}0 of 0 mutants/),
    expect.stringMatching(/^reviewed {2}0 equivalent/),
  ]);
});
