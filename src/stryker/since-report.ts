import { type ChangedLines, isChanged } from "./changed-lines.ts";
import { IN_NO_CHANGED_LINE, wasLeftOut } from "./mutant-filter.ts";
import { type Report, type ReportedMutant, StrykerReportError } from "./report.ts";

/**
 * Takes the mutants that are in no changed line out of the report that StrykerJS wrote of a run without them.
 *
 * @param report - the report
 * @param since - the changed lines that StrykerJS was told to keep to
 * @returns the report with the commit in its `config`: the mutants in changed lines, those that comments or options
 *   leave out too, and only the files that have one; and how many mutants were left out
 * @throws StrykerReportError if StrykerJS ran other mutants than those
 */
export function sinceReport(
  report: Report,
  since: ChangedLines,
): { readonly report: Report; readonly unchanged: number } {
  const files = Object.entries(report.files).map(([name, file]) => {
    const isKept = (mutant: ReportedMutant): boolean => isChanged({ ...mutant, file: name }, since);
    const kept = file.mutants.filter(isKept);
    const rest = file.mutants.filter((mutant) => !isKept(mutant));
    if (
      kept.some(isUnchanged) ||
      !rest.every((mutant) => isUnchanged(mutant) || mutant.status === "Ignored")
    ) {
      throw new StrykerReportError(
        `${name}: StrykerJS ran other mutants than those in changed lines; an incremental run cannot keep to them`,
      );
    }
    return { name, file: { ...file, mutants: kept }, unchanged: rest.length };
  });
  const withMutants = files.filter(({ file }) => file.mutants.length > 0);
  return {
    report: {
      ...report,
      config: { ...report.config, since: since.commit },
      files: Object.fromEntries(withMutants.map(({ name, file }) => [name, file])),
    },
    unchanged: files.reduce((sum, { unchanged }) => sum + unchanged, 0),
  };
}

function isUnchanged(mutant: ReportedMutant): boolean {
  return wasLeftOut(mutant, IN_NO_CHANGED_LINE);
}
