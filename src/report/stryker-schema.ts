// The mutation-testing report schema: what StrykerJS writes and mutation-testing-elements shows.
import type {
  FileResult,
  Location,
  MutantResult,
  MutationTestResult,
  TestFile,
} from "mutation-testing-report-schema/api";
import type { GroupFile } from "../corpus/group-text.ts";
import { isFault } from "../judge/verdict.ts";
import type { MatrixRow } from "../kill/matrix.ts";
import type { Mutant } from "../protocol/mutant.ts";
import type { EraMatrix } from "../run/mutants.ts";
import { placeOfCase, positionAt } from "./place-in-text.ts";

/** A hand-written mutant with the file that it stands in. */
export interface MutantFile {
  readonly mutant: Mutant;
  /** The file's name from the package's folder. */
  readonly file: string;
  readonly source: string;
}

/**
 * Turns kill matrices into a report of the mutation-testing report schema: a mutant is a file with one
 * mutant in it, named after the rule that its fault is about, and a case is a test.
 *
 * @param matrices - the kill matrices
 * @param mutants - the mutants in them, with their files
 * @param groups - the groups of the cases in them, with their files
 * @returns the report; mutants that are in no matrix are left out
 */
export function strykerReport(
  matrices: readonly EraMatrix[],
  mutants: readonly MutantFile[],
  groups: readonly GroupFile[],
): MutationTestResult {
  const rows = new Map(
    matrices.flatMap(({ matrix: { rows: ofEra, cases } }) =>
      ofEra.filter(({ role }) => role === "mutant").map((row) => [row.id, { row, cases }] as const),
    ),
  );
  return {
    schemaVersion: "2",
    thresholds: { high: 100, low: 100 },
    framework: { name: "killtable" },
    files: Object.fromEntries(
      mutants.flatMap((each) => {
        const found = rows.get(each.mutant.id);
        return found === undefined ? [] : [[each.file, reportedFile(each, found.row, found.cases)]];
      }),
    ),
    testFiles: Object.fromEntries(groups.map((each) => [each.file, reportedTestFile(each)])),
  };
}

function reportedFile(
  { mutant, file, source }: MutantFile,
  row: MatrixRow,
  cases: readonly string[],
): FileResult {
  return {
    language: file.endsWith(".ts") ? "typescript" : "javascript",
    source,
    mutants: [
      {
        id: mutant.id,
        mutatorName: mutant.rules[0] ?? "",
        description: mutant.fault,
        location: locationOfApply(source),
        ...statusOf(row, cases),
      },
    ],
  };
}

function statusOf(
  { status, problem, equivalent, killedBy, verdicts }: MatrixRow,
  cases: readonly string[],
): Pick<MutantResult, "status" | "statusReason" | "killedBy" | "coveredBy"> {
  const coveredBy = [...cases];
  switch (status) {
    case "unproved":
      return { status: "RuntimeError", statusReason: problem ?? "it could not be opened" };
    case "killed": {
      const failed = verdicts.filter(isFault);
      const isSilent = failed.every(({ kind }) => kind === "timeout");
      return { status: isSilent ? "Timeout" : "Killed", killedBy: [...killedBy], coveredBy };
    }
    case "survived":
      return { status: cases.length === 0 ? "NoCoverage" : "Survived", coveredBy };
    case "equivalent":
      return { status: "Ignored", statusReason: equivalent ?? "declared equivalent", coveredBy };
  }
}

/** Where a mutant's file says what is done to a receiver; the whole file, if that is not to be seen. */
function locationOfApply(source: string): Location {
  const head = /^ +apply(?:: *|(?=\())/m.exec(source);
  const start = head === null ? 0 : head.index + head[0].length;
  const close = source.indexOf("\n};", start);
  const end = close === -1 ? source.length : close;
  const text = source.slice(start, end).replace(/,\s*$/, "");
  return { start: positionAt(source, start), end: positionAt(source, start + text.length) };
}

function reportedTestFile({ group, source }: GroupFile): TestFile {
  return {
    source,
    tests: group.cases.map(({ id, title }) => {
      const start = placeOfCase(source, id);
      return { id, name: title, ...(start === undefined ? {} : { location: { start } }) };
    }),
  };
}
