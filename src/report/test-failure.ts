import type { SelectedCase } from "../corpus/select.ts";
import type { Verdict } from "../judge/verdict.ts";
import type { CheckedProperty } from "../run/check.ts";
import type { Stray } from "../run/receiver-tests.ts";
import { caseLines } from "./case-lines.ts";
import { PLAIN } from "./colors.ts";
import { lawLines } from "./law-lines.ts";

/** How much a line shows, in columns: it goes to the log of a test runner, which has no screen to fit. */
const WIDTH = 400;

/**
 * Says why the test of a case fails.
 *
 * @param selected - the case
 * @param verdict - a verdict that speaks against the receiver
 * @returns the message
 */
export function caseFailure(selected: SelectedCase, verdict: Verdict): string {
  return [
    ...caseLines({ selected, verdict }, PLAIN, WIDTH),
    `npx killtable explain ${selected.case.id}`,
  ].join("\n");
}

/**
 * Says why the test of an open decision fails.
 *
 * @param decision - its id
 * @param found - the cases in which the receiver takes another position
 * @returns the message
 */
export function positionFailure(decision: string, found: readonly Stray[]): string {
  const lines = found.flatMap((stray) => caseLines(stray, PLAIN, WIDTH));
  return [...lines, `npx killtable explain ${decision}`].join("\n");
}

/**
 * Says why the test of a law fails.
 *
 * @param checked - a law with what breaks it
 * @returns the message
 */
export function lawFailure(checked: CheckedProperty): string {
  return lawLines(checked, PLAIN, WIDTH).join("\n");
}
