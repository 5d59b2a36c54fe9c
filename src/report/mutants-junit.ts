import type { MatrixRow } from "../kill/matrix.ts";
import type { Catalogue } from "../run/catalogue.ts";
import { type JunitCase, type JunitSuite, junitXml } from "./junit-xml.ts";
import type { MutantsRun } from "./mutants-run.ts";

/**
 * Writes a run of the hand-written mutants as JUnit XML: a test suite an era, a test a mutant or a control.
 *
 * @param run - what the run came to
 * @returns the document
 */
export function mutantsJunit({ catalogues, isMeasured }: MutantsRun): string {
  const reasons = catalogues.flatMap(({ voidReasons }) => voidReasons);
  return junitXml("killtable mutants", [
    beliefSuite(reasons),
    ...catalogues.flatMap((each) => catalogueSuites(each, isMeasured)),
  ]);
}

/**
 * Writes whether a run can be believed as a test suite of its own.
 *
 * @param voidReasons - why the run proves nothing, if it does not
 */
export function beliefSuite(voidReasons: readonly string[]): JunitSuite {
  const [first] = voidReasons;
  const name = "the run can be believed";
  return {
    name: "controls",
    cases: [
      first === undefined
        ? { name }
        : { name, result: { kind: "error", type: "void", message: first, text: voidReasons.join("\n") } },
    ],
  };
}

/**
 * Writes kill matrices as test suites.
 *
 * @param catalogue - the matrices
 * @param isMeasured - whether a suite is measured: what it leaves alive is skipped then, and no failure
 * @returns one suite an era
 */
export function catalogueSuites({ suite, eras }: Catalogue, isMeasured: boolean): JunitSuite[] {
  const what = suite.length === 0 ? "all pinned cases" : suite.join(", ");
  return eras.map(({ era, matrix }) => ({
    name: `mutants as ${era}, ${what}`,
    cases: matrix.rows
      .filter(({ role }) => role === "mutant")
      .map((row) => mutantCase(row, matrix.cases.length, isMeasured)),
  }));
}

function mutantCase(row: MatrixRow, cases: number, isMeasured: boolean): JunitCase {
  const { id: name, title, status, equivalent, problem = "it could not be opened", killedBy } = row;
  switch (status) {
    case "unproved":
      return { name, result: { kind: "error", type: status, message: problem } };
    case "equivalent":
      return { name, result: { kind: "skipped", message: `declared equivalent: ${equivalent}` } };
    case "survived": {
      const message = `${title}: survived ${cases} cases`;
      return {
        name,
        result: isMeasured
          ? { kind: "skipped", message }
          : { kind: "failure", type: status, message, text: `${message}\nnpx killtable explain ${name}` },
      };
    }
    case "killed":
      return equivalent === undefined
        ? { name }
        : { name, result: misdeclared(`declared equivalent, but stopped by ${killedBy.join(", ")}`) };
  }
}

function misdeclared(message: string): NonNullable<JunitCase["result"]> {
  return { kind: "failure", type: "misdeclared", message };
}
