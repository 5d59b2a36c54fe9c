import type { MatrixRow } from "../kill/matrix.ts";
import type { Era } from "../protocol/era.ts";
import type { Catalogue } from "../run/catalogue.ts";
import { outcomeOfCheck } from "../run/check-outcome.ts";
import type { ComparedSuites } from "../run/suites.ts";
import type { CheckResult } from "../run/check.ts";

/** A receiver that could not be judged at all. */
export interface NotJudged {
  readonly receiver: string;
  readonly era: Era;
  readonly problem: string;
}

/**
 * Writes checks as JSON: for each receiver every verdict, what was left out, and every relation. No clock and no path
 * but the receiver's, so that two runs compare byte by byte.
 *
 * @param results - what the check of each receiver came to
 * @returns JSON text
 */
export function checkJson(results: readonly (CheckResult | NotJudged)[]): string {
  return toText({ format: "killtable-check/1", receivers: results.map(receiverJson) });
}

function receiverJson(result: CheckResult | NotJudged): object {
  if ("problem" in result) {
    return result;
  }
  const { cases, verdicts, ...rest } = result;
  const judged = verdicts.map((verdict, index) => ({ ...verdict, rules: cases[index]?.case.rules }));
  return { ...rest, outcome: outcomeOfCheck(result), verdicts: judged };
}

/**
 * Writes kill matrices and what they teach as JSON: for each mutant the cases that kill it and how, all ids sorted. No
 * clock, and nothing that the order of the cases decides, so that two runs compare byte by byte whatever the seed: of
 * a mutant that keeps state it is said that it is killed, and not by which cases.
 *
 * @param catalogue - what the mutants came to
 * @returns JSON text
 */
export function catalogueJson({ suite, voidReasons, eras }: Catalogue): string {
  return toText({
    format: "killtable-matrix/1",
    suite: suite.length === 0 ? "whole" : suite,
    void: voidReasons,
    eras: eras.map(({ era, matrix, lessons }) => ({
      era,
      cases: matrix.cases.toSorted(),
      receivers: matrix.rows.map(rowJson),
      ...lessons,
    })),
  });
}

/**
 * Writes compared suites as JSON.
 *
 * @param compared - the suites
 * @returns JSON text
 */
export function suitesJson(compared: ComparedSuites): string {
  return toText({ format: "killtable-suites/1", ...compared });
}

function rowJson(row: MatrixRow): object {
  const { id, title, role, rules, status, equivalent, keepsState, problem, killedByOwn } = row;
  const byOwnRule = role === "mutant" && status === "killed" ? killedByOwn.length > 0 : undefined;
  const named = { id, title, role, rules, status, equivalent, keepsState, problem, byOwnRule };
  return keepsState ? named : { ...named, ...cellsOf(row) };
}

function cellsOf({ failures, errors, killedBy, verdicts }: MatrixRow): object {
  const kinds = new Map(verdicts.map(({ id, kind }) => [id, kind]));
  return { failures, errors, killedBy: Object.fromEntries(killedBy.map((id) => [id, kinds.get(id)])) };
}

function toText(value: unknown): string {
  // Equal JSON, which no log of GitHub Actions takes for a command.
  return JSON.stringify(value, null, 2).replaceAll("##[", String.raw`\u0023#[`);
}
