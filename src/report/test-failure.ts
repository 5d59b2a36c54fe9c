import type { SelectedCase } from "../corpus/select.ts";
import type { Verdict } from "../judge/verdict.ts";
import type { CheckedProperty } from "../run/check.ts";
import type { Stray } from "../run/receiver-tests.ts";
import { caseLines, propertyLines } from "./check-terminal.ts";
import { PLAIN } from "./colors.ts";

/**
 * Says why the test of a case fails.
 *
 * @param selected - the case
 * @param verdict - a verdict that speaks against the receiver
 * @returns the message
 */
export function caseFailure(selected: SelectedCase, verdict: Verdict): string {
  return message([...caseLines({ selected, verdict }, PLAIN), `npx killtable explain ${selected.case.id}`]);
}

/**
 * Says why the test of an open decision fails.
 *
 * @param decision - its id
 * @param found - the cases in which the receiver takes another position
 * @returns the message
 */
export function positionFailure(decision: string, found: readonly Stray[]): string {
  const lines = found.flatMap((each) => caseLines(each, PLAIN));
  return message([...lines, `npx killtable explain ${decision}`]);
}

/**
 * Says why the test of a law fails.
 *
 * @param checked - a law with what breaks it
 * @returns the message
 */
export function lawFailure(checked: CheckedProperty): string {
  return message(propertyLines(checked, PLAIN));
}

function message(lines: readonly string[]): string {
  return lines.filter((line) => line !== "").join("\n");
}
