import { type CheckedReceiver, tallyOf, worstOutcome } from "./check-verdict.ts";
import { count, ofAll } from "./count.ts";
import { type MutantsRun, outcomeOfMutants } from "./mutants-run.ts";
import { type MutationRun, outcomeOfMutation } from "./mutation-summary.ts";
import type { RunOutcome } from "./run-outcome.ts";

const COLORS: Readonly<Record<RunOutcome | "measured", string>> = {
  passes: "brightgreen",
  fails: "red",
  void: "lightgrey",
  measured: "blue",
};

/**
 * Writes what the endpoint badge of shields.io is given.
 *
 * @param command - what was run, such as `check`
 * @param outcome - how it is to be taken
 * @param message - what is told: numbers with their denominators
 * @returns JSON text
 */
function shieldsJson(command: string, outcome: keyof typeof COLORS, message: string): string {
  const said = outcome === "void" ? `void: ${message}` : message;
  return JSON.stringify({
    schemaVersion: 1,
    label: `killtable ${command}`,
    message: said,
    color: COLORS[outcome],
  });
}

/**
 * Writes the badge of checked receivers.
 *
 * @param all - what the check of each receiver came to
 * @returns JSON text
 */
export function checkShields(all: readonly CheckedReceiver[]): string {
  const judged = all.flatMap((each) => ("problem" in each ? [] : [tallyOf(each)]));
  const sum = (key: "right" | "cases" | "held" | "laws"): number =>
    judged.reduce((total, each) => total + each[key], 0);
  const known = all.flatMap((each) => ("problem" in each ? [] : (each.baseline?.known ?? []))).length;
  const unjudged = all.length - judged.length;
  const parts = [
    ...(judged.length === 0 ? [] : [`${ofAll(sum("right"), sum("cases"))} cases`]),
    ...(sum("held") < sum("laws") ? [`${ofAll(sum("held"), sum("laws"))} laws`] : []),
    ...(known === 0 ? [] : [count(known, "known failure")]),
    ...(unjudged === 0 ? [] : [`${ofAll(unjudged, all.length)} receivers not judged`]),
  ];
  const outcome = worstOutcome(all);
  const taken = outcome === "passes" || outcome === "fails" ? outcome : "void";
  return shieldsJson("check", taken, parts.join(", "));
}

/**
 * Writes the badge of a run of the hand-written mutants: of all that was asked for, and not of the published table
 * before it.
 *
 * @param run - what the run came to
 * @returns JSON text
 */
export function mutantsShields(run: MutantsRun): string {
  const rows = (run.catalogues.at(-1)?.eras ?? []).flatMap(({ matrix }) =>
    matrix.rows.filter(({ role }) => role === "mutant"),
  );
  const stopped = rows.filter(({ status }) => status === "killed").length;
  return shieldsJson("mutants", outcomeOfMutants(run), `${ofAll(stopped, rows.length)} mutants stopped`);
}

/**
 * Writes the badge of a run of StrykerJS's mutants.
 *
 * @param run - what the run came to
 * @returns JSON text
 */
export function mutateShields(run: MutationRun): string {
  const outcome = outcomeOfMutation(run);
  if (run.stryker === undefined) {
    return shieldsJson("mutate", outcome, "no report");
  }
  const { Killed, Timeout, Survived, NoCoverage } = run.stryker.counts.mutants;
  const stopped = Killed + Timeout;
  return shieldsJson("mutate", outcome, `${ofAll(stopped, stopped + Survived + NoCoverage)} mutants stopped`);
}
