import { publishedCatalogue } from "../run/catalogue.ts";
import type { JudgedMutants } from "../run/judge-mutants.ts";
import { SURVIVORS_FILE } from "../run/survivors-file.ts";
import { type ReportedMutant, isUnstopped } from "../stryker/report.ts";
import { type JunitCase, type JunitSuite, junitXml } from "./junit-xml.ts";
import { beliefSuite, catalogueSuites } from "./mutants-junit.ts";
import type { MutationRun } from "./mutation-summary.ts";
import { excerpt } from "./printable.ts";

/** How much of a replacement is in the name of a test, in characters. */
const WIDTH = 200;

/**
 * Writes a mutation run as JUnit XML: a test suite for the hand-written mutants and one a mutated file, a test a mutant.
 *
 * @param run - what the run came to
 * @returns the document
 */
export function mutateJunit({ matrix, stryker, voidReasons }: MutationRun): string {
  return junitXml("killtable mutate", [
    beliefSuite(voidReasons),
    ...catalogueSuites(publishedCatalogue(matrix), false),
    ...(stryker === undefined ? [] : fileSuites(stryker)),
  ]);
}

function fileSuites({ report, listed }: JudgedMutants): JunitSuite[] {
  return Object.entries(report.files).map(([file, { mutants }]) => ({
    name: file,
    cases: mutants.map((mutant) => mutantCase(mutant, listed)),
  }));
}

function mutantCase(mutant: ReportedMutant, listed: JudgedMutants["listed"]): JunitCase {
  const { location, mutatorName, replacement } = mutant;
  const { line, column } = location.start;
  const name = `${line}:${column} ${mutatorName}: ${excerpt(replacement, WIDTH)}`;
  const result = resultOf(mutant, listed);
  return result === undefined ? { name } : { name, result };
}

function resultOf(mutant: ReportedMutant, listed: JudgedMutants["listed"]): JunitCase["result"] {
  const { id, status, statusReason } = mutant;
  if (isUnstopped(mutant)) {
    const reviewed = listed.get(id);
    return reviewed === undefined
      ? { kind: "failure", type: status, message: `${said(status)}, and is not listed in ${SURVIVORS_FILE}` }
      : { kind: "skipped", message: `${said(status)}; listed as ${reviewed.kind}: ${reviewed.reason}` };
  }
  switch (status) {
    case "Killed":
    case "Timeout":
      return undefined;
    case "Ignored":
      return { kind: "skipped", message: `left out: ${statusReason ?? "without a reason"}` };
    default:
      return { kind: "error", type: status, message: statusReason ?? "it broke instead of being judged" };
  }
}

function said(status: string): string {
  return status === "NoCoverage" ? "no test reaches it" : "it survived";
}
