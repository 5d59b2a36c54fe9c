import type { MutantStatus } from "mutation-testing-report-schema/api";
import { describe, expect, it } from "vitest";
import type { Report } from "../../src/stryker/report.ts";
import { type ReviewedSurvivor, holdToSurvivors } from "../../src/stryker/reviewed-survivors.ts";

const SOURCE = `export function isObject(value) {
  return typeof value === "object" && value !== null;
}
export function isList(value) {
  if (!isObject(value)) {
    return false;
  }
  return Array.isArray(value);
}
`;

/** A mutant of the code that starts at the nth place where a source holds it. */
function mutant(source: string, code: string, status: MutantStatus, replacement = "true", nth = 0) {
  const offset = source.split(code, nth + 1).join(code).length;
  const placeAt = (at: number) => {
    const lines = source.slice(0, at).split("\n");
    return { line: lines.length, column: (lines.at(-1) ?? "").length + 1 };
  };
  return {
    ...{ id: String(offset), status, mutatorName: "Some", replacement },
    location: { start: placeAt(offset), end: placeAt(offset + code.length) },
  };
}

const reportOf = (source: string, ...mutants: ReturnType<typeof mutant>[]): Report => ({
  schemaVersion: "1.0",
  thresholds: { high: 80, low: 60 },
  files: { "src/a.ts": { language: "typescript", source, mutants } },
});

const TYPEOF = 'typeof value === "object"';

const reviewed = (change: Partial<ReviewedSurvivor> = {}): ReviewedSurvivor => ({
  file: "src/a.ts",
  line: `return ${TYPEOF} && value !== null;`,
  replaced: TYPEOF,
  ...{
    replacement: "true",
    mutator: "Some",
    kind: "equivalent",
    reason: "no member either",
    date: "2026-11-02",
  },
  ...change,
});

const survived = mutant(SOURCE, TYPEOF, "Survived");
const CLEAN = { unlisted: [], gone: [], equivalent: 0, accepted: 0 };

describe("holdToSurvivors", () => {
  it("has nothing to say where nothing survived and nothing is listed", () => {
    expect(holdToSurvivors(reportOf(SOURCE, mutant(SOURCE, TYPEOF, "Killed")), [])).toEqual(CLEAN);
  });

  it("counts what is listed, by kind", () => {
    const report = reportOf(SOURCE, survived, mutant(SOURCE, "false", "NoCoverage"));
    const other = { line: "return false;", replaced: "false", kind: "accepted" } as const;
    expect(holdToSurvivors(report, [reviewed(), reviewed(other)])).toEqual({
      ...CLEAN,
      equivalent: 1,
      accepted: 1,
    });
  });

  it.each<MutantStatus>(["Survived", "NoCoverage"])(
    "tells what is not listed where a mutant is %s",
    (status) => {
      const report = reportOf(SOURCE, mutant(SOURCE, TYPEOF, status));
      expect(holdToSurvivors(report, [])).toEqual({
        ...CLEAN,
        unlisted: [
          {
            file: "src/a.ts",
            line: 'return typeof value === "object" && value !== null;',
            ...{ replaced: TYPEOF, replacement: "true", mutator: "Some", status },
            place: { line: 2, column: 10 },
          },
        ],
      });
    },
  );

  it.each([
    ["lines are put before it", `// a comment\n\n${SOURCE}`],
    ["it is moved in", SOURCE.replaceAll(/^/gm, "    ")],
    ["lines end in another way", SOURCE.replaceAll("\n", "\r\n")],
  ])("knows a mutant again when %s", (_, source) => {
    const block = "if (!isObject(value)) {";
    const code = source.slice(
      source.indexOf("{", source.indexOf("if (")),
      source.indexOf("}", source.indexOf("if (")) + 1,
    );
    const report = reportOf(
      source,
      mutant(source, TYPEOF, "Survived"),
      mutant(source, code, "Survived", "{}"),
    );
    const entry = { line: block, replaced: "{\nreturn false;\n}", replacement: "{}" };
    expect(holdToSurvivors(report, [reviewed(), reviewed(entry)])).toEqual({ ...CLEAN, equivalent: 2 });
  });

  it.each([
    ["another file", { file: "src/b.ts" }],
    ["another line", { line: `return value !== null && ${TYPEOF};` }],
    ["other code", { replaced: "value !== null" }],
    ["another replacement", { replacement: "false" }],
    ["another mutator", { mutator: "Other" }],
  ])("takes no word for %s", (_, change) => {
    const held = holdToSurvivors(reportOf(SOURCE, survived), [reviewed(change)]);
    expect(held.unlisted).toHaveLength(1);
    expect(held.gone).toEqual([{ reviewed: reviewed(change), status: undefined }]);
    expect(held.equivalent).toBe(0);
  });

  it.each<MutantStatus>(["Killed", "Timeout", "Ignored"])(
    "reports a listed mutant that is %s now",
    (status) => {
      const held = holdToSurvivors(reportOf(SOURCE, mutant(SOURCE, TYPEOF, status)), [reviewed()]);
      expect(held).toEqual({ ...CLEAN, gone: [{ reviewed: reviewed(), status }] });
    },
  );

  it("takes none for gone where the report holds only the mutants in changed lines", () => {
    const report = { ...reportOf(SOURCE, mutant(SOURCE, "false", "NoCoverage")), config: { since: "0123" } };
    const held = holdToSurvivors(report, [reviewed()]);
    expect(held.gone).toEqual([]);
    expect(held.unlisted).toHaveLength(1);
  });

  it("lets each entry stand for one of the mutants with the same content", () => {
    const twice = "export const a = (v) => v === 1;\nexport const b = (v) => v === 1;\n".replaceAll(
      /[ab] =/g,
      "x =",
    );
    const both = [0, 1].map((nth) => mutant(twice, "v === 1", "Survived", "true", nth));
    const entry = reviewed({ line: "export const x = (v) => v === 1;", replaced: "v === 1" });
    const held = holdToSurvivors(reportOf(twice, ...both), [entry]);
    expect(held.equivalent).toBe(1);
    expect(held.unlisted.map(({ place }) => place.line)).toEqual([2]);
    expect(holdToSurvivors(reportOf(twice, ...both), [entry, entry])).toEqual({ ...CLEAN, equivalent: 2 });
    const [, second] = both;
    const oneKilled = reportOf(twice, mutant(twice, "v === 1", "Killed"), second as (typeof both)[number]);
    expect(holdToSurvivors(oneKilled, [entry, entry])).toEqual({
      ...{ ...CLEAN, equivalent: 1 },
      gone: [{ reviewed: entry, status: "Killed" }],
    });
  });
});
