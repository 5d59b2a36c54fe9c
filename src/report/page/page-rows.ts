import type { Verdict } from "../../judge/verdict.ts";
import type { MatrixRow } from "../../kill/matrix.ts";
import type { Mutant } from "../../protocol/mutant.ts";
import { outcomeOfCheck } from "../../run/check-outcome.ts";
import { countFaults } from "../../run/misreadings.ts";
import type { CheckedReceiver } from "../check-verdict.ts";
import type { PageCell, PageRow } from "../page-data.ts";
import { excerpt } from "../printable.ts";

/** So much of what a receiver said is shown, in characters. */
const SAID_WIDTH = 400;

/** Where the cells of a row belong. */
export interface Columns {
  /** The places of the columns in the list of cases. */
  readonly columns: readonly number[];
  /** The place of each case by its id. */
  readonly places: ReadonlyMap<string, number>;
}

/**
 * Makes the row of a receiver that was checked.
 *
 * @param result - what the check came to, or why there was none
 * @param at - the columns of its era
 * @param replay - the command that puts a case to it
 * @returns the row
 */
export function checkedRow(result: CheckedReceiver, at: Columns, replay: string): PageRow {
  const named = { id: result.receiver, title: result.receiver, role: "receiver", rules: [], replay } as const;
  if ("problem" in result) {
    const status = { status: "not judged", reason: result.problem, failures: 0, errors: 0 };
    return { ...named, ...status, ...cellsOf([], at) };
  }
  const { verdicts, baseline } = result;
  return {
    ...named,
    status: outcomeOfCheck(result),
    ...countFaults(verdicts),
    ...cellsOf(verdicts, at, new Set(baseline?.known)),
  };
}

/**
 * Makes the row of the reference, a mutant or a control.
 *
 * @param row - the row of the kill matrix
 * @param at - the columns of its era
 * @param mutant - the mutant or the control; nothing for the reference
 * @param replay - the command that puts a case to it
 * @returns the row
 */
export function matrixRow(row: MatrixRow, at: Columns, mutant: Mutant | undefined, replay: string): PageRow {
  const { id, title, role, rules, failures, errors, killedByOwn, verdicts } = row;
  const reason = row.problem ?? row.equivalent;
  return {
    ...{ id, title, role, rules, failures, errors, replay },
    ...(mutant === undefined ? {} : { fault: mutant.fault }),
    status: statusOf(row),
    ...(reason === undefined ? {} : { reason }),
    ...(role === "mutant" && row.status === "killed" ? { byOwnRule: killedByOwn.length > 0 } : {}),
    ...cellsOf(verdicts, at),
  };
}

/** A mutant is killed where another receiver fails. */
function statusOf({ role, status }: MatrixRow): string {
  if (role === "mutant" || status === "unproved") {
    return status;
  }
  return status === "killed" ? "fails" : "passes";
}

function cellsOf(
  verdicts: readonly Verdict[],
  { columns, places }: Columns,
  known: ReadonlySet<string> = new Set(),
): Pick<PageRow, "cells" | "leftOut"> {
  const put = new Set(verdicts.map(({ id }) => places.get(id)));
  return {
    cells: verdicts
      .filter(({ kind }) => kind !== "match")
      .flatMap((verdict) => {
        const place = places.get(verdict.id);
        return place === undefined ? [] : cellOf(verdict, place, known.has(verdict.id));
      })
      .toSorted((a, b) => a.case - b.case),
    leftOut: columns.filter((place) => !put.has(place)),
  };
}

function cellOf({ kind, observed, detail }: Verdict, place: number, isKnown: boolean): PageCell {
  return {
    case: place,
    kind,
    ...(observed === undefined ? {} : { observed: excerpt(observed, SAID_WIDTH) }),
    ...(detail === undefined ? {} : { detail: excerpt(detail, SAID_WIDTH) }),
    ...(isKnown ? { isKnown } : {}),
  };
}
