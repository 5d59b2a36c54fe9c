import type { VerdictKind } from "../../judge/verdict.ts";
import type { MatrixRow } from "../../kill/matrix.ts";
import { checkSettings } from "../../load/settings-schema.ts";
import type { Era } from "../../protocol/era.ts";
import { type Report, toReport } from "../../stryker/report.ts";
import { CompareError } from "./compare-error.ts";

/** What is compared of a case that a receiver was put. */
export interface ReportedVerdict {
  readonly id: string;
  readonly kind: VerdictKind;
  readonly observed?: string;
}

/** What is compared of a law. */
export interface ReportedLaw {
  readonly id: string;
  /** How many samples were put, and how many of them were skipped in part or whole. */
  readonly runs: number;
  readonly skipped: number;
  readonly counterexample?: readonly unknown[];
}

/** A receiver that was checked, or why it was not. */
export type ReportedReceiver = {
  readonly receiver: string;
  readonly era: Era;
  /** What a command says of itself. */
  readonly introduction?: string;
} & (
  | { readonly problem: string }
  | {
      readonly verdicts: readonly ReportedVerdict[];
      readonly properties: readonly ReportedLaw[];
      readonly baseline?: { readonly known: readonly string[] };
    }
);

/** What is compared of a row of a kill matrix. */
export interface ReportedRow extends Pick<
  MatrixRow,
  "id" | "title" | "role" | "status" | "keepsState" | "problem"
> {
  readonly byOwnRule?: boolean;
  /** By the ids of the cases; absent where it keeps state. */
  readonly killedBy?: Readonly<Record<string, VerdictKind>>;
}

/** The kill matrix of an era. */
export interface ReportedEra {
  readonly era: Era;
  readonly cases: readonly string[];
  readonly receivers: readonly ReportedRow[];
}

/** What `killtable check` writes as JSON. */
export interface CheckReport {
  readonly receivers: readonly ReportedReceiver[];
}

/** What `killtable mutants` writes as JSON. */
export interface MatrixReport {
  readonly suite: "whole" | readonly string[];
  readonly void: readonly string[];
  readonly eras: readonly ReportedEra[];
}

/** A report that can be compared with another one of its kind. */
export type ComparedReport =
  | { readonly kind: "check"; readonly report: CheckReport }
  | { readonly kind: "matrix"; readonly report: MatrixReport }
  | { readonly kind: "mutation"; readonly report: Report };

/** The reports that say by themselves what they are, and the schema that each follows. */
const OWN_FORMATS = {
  "killtable-check/1": { kind: "check", schema: "check-report" },
  "killtable-matrix/1": { kind: "matrix", schema: "matrix-report" },
} as const;

/**
 * Tells what a report is, and checks that it holds what is compared.
 *
 * @param file - its path, for the message
 * @param value - the decoded file
 * @returns the report with its kind
 * @throws CompareError if it is no report that can be compared
 * @throws ConfigError if it does not follow the schema of its format
 * @throws StrykerReportError if it is no whole report of StrykerJS
 */
export function comparedReport(file: string, value: unknown): ComparedReport {
  const { format, files } = Object(value) as { readonly format?: unknown; readonly files?: unknown };
  const own = Object.entries(OWN_FORMATS).find(([name]) => name === format)?.[1];
  if (own !== undefined) {
    checkSettings(own.schema, file, value);
    return { kind: own.kind, report: value } as ComparedReport;
  }
  if (format === undefined && files !== undefined) {
    return { kind: "mutation", report: toReport(file, value) };
  }
  const said = format === undefined ? "no format" : `the format ${JSON.stringify(format).slice(0, 80)}`;
  throw new CompareError(
    `${file} says ${said}; compare takes what check and mutants write as JSON (${Object.keys(OWN_FORMATS).join(", ")}), and StrykerJS's mutation.json`,
  );
}
