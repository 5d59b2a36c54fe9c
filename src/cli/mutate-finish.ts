import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { voidReasons } from "../kill/proof.ts";
import type { Audit } from "../mutate/audit.ts";
import { auditText } from "../report/audit-text.ts";
import { type Colors, PLAIN } from "../report/colors.ts";
import { mutateAnnotations } from "../report/annotations.ts";
import { type AuditNote, mutateMarkdown } from "../report/mutate-markdown.ts";
import { mutateJunit } from "../report/mutate-junit.ts";
import { type MutationRun, mutationSummary, shardSummary } from "../report/mutation-summary.ts";
import { runOutcome } from "../report/run-outcome.ts";
import { mutateShields } from "../report/shields-json.ts";
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
import { EXIT, type ExitCode, exitOfFound, exitOfMutation, worstOf } from "./exit-codes.ts";
import { annotate, roomAt } from "./github.ts";
import { mutateHtml } from "./html-report.ts";
import type { Reports, Terminal } from "./write-reports.ts";

/** Where the kill matrix goes, from the current folder. */
export const KILL_MATRIX_JSON = path.join("reports", "kill-matrix.json");

/** The reporters of a run that is no shard. */
export const MUTATE_REPORTERS = ["terminal", "html", "markdown", "github", "junit", "shields"] as const;

/** A run of all mutants, or of some, in one lane, or in both beside each other. */
export interface MutantsRun extends Pick<
  MutationRun,
  "lane" | "matrix" | "unchanged" | "times" | "commands"
> {
  /** StrykerJS's report, if it left one. */
  readonly report: Report | undefined;
  readonly reviewed: readonly ReviewedSurvivor[];
  /** Why there is nothing that could have been mutated, if there is not. */
  readonly unmade: readonly string[];
  /** What an audit came to, if it was one. */
  readonly audited: Audit | undefined;
}

/**
 * Judges a run, writes its report in the canonical form, so that merged shards can equal it, and says the summary.
 *
 * @param run - what it came to
 * @param reports - take what there is to say
 * @param replay - the command that does the same again
 * @returns how the command ends
 */
export async function finishWhole(
  run: MutantsRun,
  reports: Reports<(typeof MUTATE_REPORTERS)[number]>,
  replay: string,
): Promise<ExitCode> {
  const judged = judgedRun(run);
  const { matrix, stryker, voidReasons: reasons } = judged;
  reports.say((colors) => `\n${mutationSummary(judged, colors)}`);
  const audit = run.audited === undefined ? undefined : noteOf(run.audited);
  const code = worstOf([
    exitOfMutation(matrix, reasons, (stryker?.survivors.unlisted.length ?? 0) > 0),
    sayAudit(run.audited, reports),
  ]);
  const written = await reports.write({
    html: (place) => mutateHtml(place, judged, code),
    markdown: (place) => mutateMarkdown(judged, audit, replay, roomAt(place)),
    github: () => annotate(mutateAnnotations(judged, process.cwd())),
    junit: () => mutateJunit(judged),
    shields: () => mutateShields(judged),
  });
  return worstOf([code, written]);
}

function judgedRun({ report, reviewed, unmade, ...whole }: MutantsRun): MutationRun {
  const strykerReasons = whole.unchanged === undefined ? strykerVoidReasons : partVoidReasons;
  const stryker = report === undefined ? undefined : judgeMutants(report, reviewed);
  if (stryker !== undefined) {
    writeFileSync(MUTATION_JSON, reportText(stryker.report));
  }
  const reasons = [
    ...voidReasons(whole.matrix),
    ...(stryker === undefined || report === undefined
      ? [NO_REPORT]
      : [...strykerReasons(stryker.counts), ...untestedReasons(report)]),
    ...unmade,
  ];
  const reports = [KILL_MATRIX_JSON, MUTATION_JSON, MUTATION_HTML].filter((file) => existsSync(file));
  return { ...whole, stryker, voidReasons: reasons, reports };
}

/**
 * Writes the report of a shard, and says what is in it. Whether what survived is listed, the merge says.
 *
 * @param run - what it came to
 * @param shard - the shard
 * @param reports - take what there is to say
 * @returns how the command ends
 * @throws VoidError if there is no report
 * @throws StrykerReportError if StrykerJS ran other mutants than those of the shard
 */
export async function finishShard(
  { report: written, unmade, audited }: MutantsRun,
  shard: Shard,
  reports: Reports<"terminal">,
): Promise<ExitCode> {
  if (written === undefined) {
    throw new VoidError(NO_REPORT);
  }
  const report = shardReport(written, shard);
  const counts = countMutants(report);
  const reasons = [...partVoidReasons(counts), ...untestedReasons(written), ...unmade];
  const file = shardFile(shard);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, reportText(report));
  reports.say(() => `\n${shardSummary(shardName(shard), counts, reasons, file)}`);
  return worstOf([exitOfFound(reasons, 0), sayAudit(audited, reports), await reports.write({})]);
}

function sayAudit(audited: Audit | undefined, terminal: Terminal): ExitCode {
  if (audited === undefined) {
    return EXIT.fine;
  }
  terminal.say((colors) => `\n${textOf(audited, colors)}`);
  return exitOfFound(audited.voidReasons, differencesIn(audited));
}

function noteOf(audited: Audit): AuditNote {
  return {
    outcome: runOutcome(audited.voidReasons, differencesIn(audited)),
    text: textOf(audited, PLAIN),
  };
}

function textOf({ compared, runs, voidReasons: reasons }: Audit, colors: Colors): string {
  return auditText(compared, { fast: runs.fast.times, vitest: runs.vitest.times }, reasons, colors);
}

function differencesIn({ compared }: Audit): number {
  return compared?.differences.length ?? 0;
}
