import type { SelectedCase } from "../corpus/select.ts";
import { type Verdict, outcomeOf } from "../judge/verdict.ts";
import type { CheckResult, CheckedProperty } from "../run/check.ts";
import { answerWords } from "./answer-words.ts";
import { leftOutOf } from "./check-counts.ts";
import { staleText } from "./check-terminal.ts";
import type { CheckedReceiver } from "./check-verdict.ts";
import { PLAIN } from "./colors.ts";
import { type JunitCase, type JunitSuite, junitXml } from "./junit-xml.ts";
import { caseFailure, lawFailure } from "./test-failure.ts";

/**
 * Writes checks as JUnit XML: a test suite a receiver and era, a test a pinned case or a law.
 *
 * @param all - what the check of each receiver came to
 * @returns the document
 */
export function checkJunit(all: readonly CheckedReceiver[]): string {
  return junitXml("killtable check", all.map(suiteOf));
}

function suiteOf(checked: CheckedReceiver): JunitSuite {
  const name = `${checked.receiver} as ${checked.era}`;
  if ("problem" in checked) {
    return {
      name,
      cases: [{ name: "can be judged", result: { kind: "error", message: checked.problem } }],
    };
  }
  const { cases, verdicts, properties, baseline } = checked;
  const known = new Set(baseline?.known);
  return {
    name,
    cases: [
      ...cases.flatMap((selected, index) => {
        const verdict = verdicts[index];
        return verdict === undefined ? [] : [pinnedCase(selected, verdict, known)];
      }),
      ...leftOutOf(checked).flatMap(({ ids, reason }) => leftOut(ids, `left out: ${reason}`)),
      ...properties.map(lawCase),
      ...(baseline?.stale ?? []).map(staleCase),
    ],
  };
}

function pinnedCase(selected: SelectedCase, verdict: Verdict, known: ReadonlySet<string>): JunitCase {
  const { id, kind } = verdict;
  const outcome = outcomeOf(kind);
  if (outcome === "pass") {
    return { name: id };
  }
  const message = `expected ${answerWords({ selected, verdict })}`;
  if (known.has(id)) {
    return { name: id, result: { kind: "skipped", message: `known failure: ${message}` } };
  }
  return {
    name: id,
    result: { kind: outcome, type: kind, message, text: caseFailure(selected, verdict) },
  };
}

function leftOut(ids: readonly string[], message: string): JunitCase[] {
  return ids.map((id) => ({ name: id, result: { kind: "skipped", message } }));
}

function lawCase(property: CheckedProperty): JunitCase {
  const { id, statement, runs, skipped, counterexample } = property;
  const name = `law ${id}`;
  if (counterexample !== undefined) {
    return {
      name,
      result: { kind: "failure", type: "misread", message: statement, text: lawFailure(property) },
    };
  }
  if (runs === 0) {
    return { name, result: { kind: "error", message: "not one sample was put in time" } };
  }
  return runs === skipped
    ? { name, result: { kind: "skipped", message: "the receiver skipped every sample" } }
    : { name };
}

function staleCase(entry: NonNullable<CheckResult["baseline"]>["stale"][number]): JunitCase {
  const line = staleText(entry, PLAIN);
  return { name: `baseline ${entry.case}`, result: { kind: "failure", type: "baseline", message: line } };
}
