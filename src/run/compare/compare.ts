import type { ReviewedSurvivor } from "../../stryker/reviewed-survivors.ts";
import type { Comparison } from "./change.ts";
import { compareChecks } from "./compare-checks.ts";
import { CompareError } from "./compare-error.ts";
import { compareMatrices } from "./compare-matrices.ts";
import { compareMutations } from "./compare-mutations.ts";
import { type ComparedReport, comparedReport } from "./compared-report.ts";

/** What wrote a report of each kind. */
const WRITTEN_BY: Readonly<Record<ComparedReport["kind"], string>> = {
  check: "a report of killtable check",
  matrix: "a kill matrix of killtable mutants",
  mutation: "a report of StrykerJS",
};

/** A file that was read as JSON. */
export interface ReadFile {
  readonly file: string;
  readonly value: unknown;
}

/**
 * Compares two reports of one kind.
 *
 * @param older - the report of a run
 * @param newer - that of a later one
 * @param reviewed - the survivors of StrykerJS's that were reviewed
 * @returns what changed
 * @throws CompareError if one is no report that can be compared, or they are not of one kind
 * @throws ConfigError or StrykerReportError if one does not hold what a report of its kind holds
 */
export function compareReports(
  older: ReadFile,
  newer: ReadFile,
  reviewed: readonly ReviewedSurvivor[],
): Comparison {
  const before = comparedReport(older.file, older.value);
  const after = comparedReport(newer.file, newer.value);
  if (before.kind === "check" && after.kind === "check") {
    return compareChecks(before.report, after.report);
  }
  if (before.kind === "matrix" && after.kind === "matrix") {
    return compareMatrices(before.report, after.report);
  }
  if (before.kind === "mutation" && after.kind === "mutation") {
    return compareMutations(before.report, after.report, reviewed);
  }
  throw new CompareError(
    `${older.file} is ${WRITTEN_BY[before.kind]}, ${newer.file} is ${WRITTEN_BY[after.kind]}; compare two of one kind`,
  );
}
