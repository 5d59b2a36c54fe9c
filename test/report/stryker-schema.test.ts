import { createRequire } from "node:module";
import { Ajv } from "ajv";
import { describe, expect, it } from "vitest";
import { readGroupFiles } from "../../src/corpus/group-text.ts";
import { readCorpus } from "../../src/corpus/read.ts";
import type { Verdict, VerdictKind } from "../../src/judge/verdict.ts";
import type { MatrixRow } from "../../src/kill/matrix.ts";
import { loadMutants, readMutantSource } from "../../src/load/mutants.ts";
import { type MutantFile, strykerReport } from "../../src/report/stryker-schema.ts";
import type { EraMatrix } from "../../src/run/mutants.ts";

const schema = createRequire(import.meta.url)(
  "mutation-testing-report-schema/mutation-testing-report-schema.json",
) as object;
const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema);

const corpus = readCorpus();
const groups = readGroupFiles(corpus.groups);
const mutants = await loadMutants();
const files = mutants.map((mutant): MutantFile => ({ mutant, ...readMutantSource(mutant.id) }));
const CASES = ["normal_false", "tool_error"];

const row = (id: string, status: MatrixRow["status"], more: Partial<MatrixRow> = {}): MatrixRow => ({
  ...{ id, status, title: id, role: "mutant", rules: [], failures: 0, errors: 0 },
  ...{ killedBy: [], killedByOwn: [], killedByItself: [], verdicts: [], ...more },
});
const verdicts = (...kinds: VerdictKind[]): Verdict[] =>
  kinds.map((kind, at) => ({ id: CASES[at] ?? "", kind, expected: { words: [] } }));
const matricesOf = (...rows: MatrixRow[]): EraMatrix[] => [
  { era: "modern", matrix: { cases: CASES, seed: 1, rows } },
];
const survived = matricesOf(...mutants.map(({ id }) => row(id, "survived")));

/** The one mutant of a file. */
const only = (matrices: EraMatrix[]) =>
  strykerReport(matrices, files, groups).files["mutants/ignores-is-error.ts"]?.mutants[0];

/** The part of a text between two places. */
function part(
  source: string,
  { start, end }: { start: { line: number; column: number }; end: { line: number; column: number } },
) {
  const lines = source.split("\n").slice(start.line - 1, end.line);
  lines.push(lines.pop()?.slice(0, end.column - 1) ?? "");
  lines[0] = lines[0]?.slice(start.column - 1) ?? "";
  return lines.join("\n");
}

describe("strykerReport", () => {
  it("follows the published schema, with all mutants and all cases", () => {
    const report: unknown = JSON.parse(JSON.stringify(strykerReport(survived, files, groups)));
    expect(validate(report) ? [] : validate.errors).toEqual([]);
    expect(Object.keys((report as { files: object }).files)).toHaveLength(mutants.length);
  });

  it("names the rule, the fault and the cases that kill, and reads as StrykerJS's own", () => {
    const killed = row("ignores-is-error", "killed", {
      killedBy: ["tool_error"],
      verdicts: verdicts("match", "differs"),
    });
    expect(only(matricesOf(killed))).toMatchObject({
      id: "ignores-is-error",
      mutatorName: "flag-true",
      description: expect.stringContaining("neither the flag nor an error beside the result counts"),
      status: "Killed",
      killedBy: ["tool_error"],
      coveredBy: CASES,
    });
  });

  it.each([
    ["killed", { verdicts: verdicts("match", "timeout") }, { status: "Timeout" }],
    ["killed", { verdicts: verdicts("differs", "timeout") }, { status: "Killed" }],
    ["survived", {}, { status: "Survived" }],
    ["equivalent", { equivalent: "no input" }, { status: "Ignored", statusReason: "no input" }],
    ["unproved", { problem: "it broke" }, { status: "RuntimeError", statusReason: "it broke" }],
  ] as const)("tells what is %s: %j", (status, more, expected) => {
    expect(only(matricesOf(row("ignores-is-error", status, more)))).toMatchObject(expected);
  });

  it("leaves out mutants that are in no matrix, and rows that are no mutants", () => {
    expect(strykerReport(matricesOf(row("reference", "survived")), files, groups).files).toEqual({});
  });

  it("places every mutant at the body of apply", () => {
    const report = strykerReport(survived, files, groups);
    const bodies = Object.values(report.files).map(({ source, mutants: [mutant] }) =>
      part(source, mutant!.location),
    );
    expect(bodies.filter((body) => !/^\(.*=>[^]*[^,]$/.test(body) || /\n {2}\w+:/.test(body))).toEqual([]);
  });

  it("has each case as a test, at the line of its id", () => {
    const { testFiles = {} } = strykerReport(survived, files, groups);
    const { tests, source = "" } = testFiles["fixtures/cases/twelve.json"]!;
    expect(tests).toHaveLength(12);
    expect(tests[2]).toMatchObject({ id: "tool_error", name: "Complete, flag true" });
    const lines = source.split("\n");
    const all = Object.values(testFiles);
    expect(lines[tests[2]!.location!.start.line - 1]).toBe('      "id": "tool_error",');
    expect(all.flatMap((file) => file.tests).every(({ location }) => location !== undefined)).toBe(true);
  });
});
