import type { Findings } from "../run/findings.ts";
import { caseLines } from "./case-lines.ts";
import type { Colors } from "./colors.ts";
import { WIDTH } from "./columns.ts";
import { count } from "./count.ts";
import { listedOnLine } from "./listed.ts";

/**
 * Writes the cases that were picked of all that a receiver fails, and counts the others.
 *
 * @param findings - the cases
 * @param all - how all of them are seen, such as a reporter
 * @param colors - colours of the stream that it goes to
 * @returns lines, none where there is nothing, else the last one blank
 */
export function findingsLines({ shown, others }: Findings, all: string, colors: Colors): string[] {
  const more = others.reduce((sum, { cases }) => sum + cases, 0);
  const byRule = others.map(({ rule, cases }) => `${rule} ${cases}`);
  const head = `and ${count(more, "more case")} of ${count(others.length, "rule")}:`;
  return shown.length === 0
    ? []
    : [
        ...shown.flatMap((finding) => caseLines(finding, colors, WIDTH)),
        ...(more === 0 ? [] : [listedOnLine(head, byRule), `all of them: ${all}`]),
        "",
      ];
}
