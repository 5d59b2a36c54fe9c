import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { voidReasons } from "../kill/proof.ts";
import type { Audit } from "../mutate/audit.ts";
import { auditText } from "../report/audit-text.ts";
import { type MutationRun, mutationSummary, shardSummary } from "../report/mutation-summary.ts";
import { judgeMutants } from "../run/judge-mutants.ts";
import { VoidError } from "../run/void-error.ts";
import { reportText } from "../stryker/canonical-report.ts";
import {
  NO_REPORT,
  countMutants,
  partVoidReasons,
  strykerVoidReasons,
  untestedReasons,
} from "../stryker/mutation-report.ts";
import type { Report } from "../stryker/report.ts";
import type { ReviewedSurvivor } from "../stryker/reviewed-survivors.ts";
import { MUTATION_HTML, MUTATION_JSON } from "../stryker/run-stryker.ts";
import { shardFile } from "../stryker/shard-files.ts";
import { shardReport } from "../stryker/shard-report.ts";
import { type Shard, shardName } from "../stryker/shard.ts";
import { EXIT, type ExitCode, exitOfFound, exitOfMutation } from "./exit-codes.ts";
import type { Terminal } from "./write-reports.ts";

/** Where the kill matrix goes, from the current folder. */
export const KILL_MATRIX_JSON = path.join("reports", "kill-matrix.json");

/** A run of all mutants, or of those in changed lines, in one lane. */
interface WholeRun extends Pick<MutationRun, "lane" | "matrix" | "unchanged" | "times" | "commands"> {
  /** StrykerJS's report, if it left one. */
  readonly report: Report | undefined;
  readonly reviewed: readonly ReviewedSurvivor[];
  /** Why there is nothing that could have been mutated, if there is not. */
  readonly unmade: readonly string[];
}

/**
 * Judges a run, writes its report in the canonical form, so that merged shards can equal it, and says the summary.
 *
 * @param run - what it came to
 * @param terminal - takes the summary
 * @returns how the command ends
 */
export function finishWhole({ report, reviewed, unmade, ...whole }: WholeRun, terminal: Terminal): ExitCode {
  const { matrix, unchanged } = whole;
  const strykerReasons = unchanged === undefined ? strykerVoidReasons : partVoidReasons;
  const stryker = report === undefined ? undefined : judgeMutants(report, reviewed);
  if (stryker !== undefined) {
    writeFileSync(MUTATION_JSON, reportText(stryker.report));
  }
  const reasons = [
    ...voidReasons(matrix),
    ...(stryker === undefined || report === undefined
      ? [NO_REPORT]
      : [...strykerReasons(stryker.counts), ...untestedReasons(report)]),
    ...unmade,
  ];
  const reports = [KILL_MATRIX_JSON, MUTATION_JSON, MUTATION_HTML].filter((file) => existsSync(file));
  const summary = { ...whole, stryker, voidReasons: reasons, reports };
  terminal.say((colors) => `\n${mutationSummary(summary, colors)}`);
  return exitOfMutation(matrix, reasons, (stryker?.survivors.unlisted.length ?? 0) > 0);
}

/**
 * Writes the report of a shard, and says what is in it. Whether what survived is listed, the merge says.
 *
 * @param written - StrykerJS's report, if it left one
 * @param shard - the shard
 * @param unmade - why there is nothing that could have been mutated, if there is not
 * @param terminal - takes the summary
 * @returns how the command ends
 * @throws VoidError if there is no report
 * @throws StrykerReportError if StrykerJS ran other mutants than those of the shard
 */
export function finishShard(
  written: Report | undefined,
  shard: Shard,
  unmade: readonly string[],
  terminal: Terminal,
): ExitCode {
  if (written === undefined) {
    throw new VoidError(NO_REPORT);
  }
  const report = shardReport(written, shard);
  const counts = countMutants(report);
  const reasons = [...partVoidReasons(counts), ...untestedReasons(written), ...unmade];
  const file = shardFile(shard);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, reportText(report));
  terminal.say(() => `\n${shardSummary(shardName(shard), counts, reasons, file)}`);
  return reasons.length === 0 ? EXIT.fine : EXIT.void;
}

/**
 * Says what an audit found.
 *
 * @param audited - what it came to
 * @param terminal - takes what it found
 * @returns how the command ends
 */
export function finishAudit({ compared, runs, voidReasons: reasons }: Audit, terminal: Terminal): ExitCode {
  const times = { fast: runs.fast.times, vitest: runs.vitest.times };
  terminal.say((colors) => `\n${auditText(compared, times, reasons, colors)}`);
  return exitOfFound(reasons, compared?.differences.length ?? 0);
}
