import type { Catalogue } from "../run/catalogue.ts";
import type { MutantFindings } from "../run/mutant-findings.ts";
import { catalogueVerdict } from "./catalogue-terminal.ts";
import type { Colors } from "./colors.ts";
import { count } from "./count.ts";
import { findingsLines } from "./findings-lines.ts";
import { excerpt } from "./printable.ts";
import { sentence } from "./wrap.ts";

/** How much is shown of why a mutant did not load, in characters. */
const PROBLEM_WIDTH = 400;

/**
 * Writes what mutants came to that were named: of each some of the cases that it fails, then one hint, the verdict last.
 *
 * @param catalogue - what the mutants came to
 * @param found - of each the cases to show
 * @param colors - colours of the stream that it goes to
 * @returns the text
 */
export function mutantsTerminal(
  catalogue: Catalogue,
  found: readonly MutantFindings[],
  colors: Colors,
): string {
  const [first] = found.flatMap(({ findings }) => findings.shown);
  const next = first?.verdict.id ?? found[0]?.row.id;
  return [
    ...found.flatMap((each) => mutantLines(each, colors)),
    ...(next === undefined ? [] : [`Next: npx killtable explain ${next}`, ""]),
    ...catalogueVerdict(catalogue, colors),
  ].join("\n");
}

function mutantLines({ row, era, findings }: MutantFindings, colors: Colors): string[] {
  const { id, title, status, killedBy, verdicts, equivalent, problem } = row;
  const cases = `of ${count(verdicts.length, "case")} as ${era}`;
  const fate = {
    killed: `fails ${killedBy.length} ${cases}`,
    survived: `${colors.red("survives")}: it fails none ${cases}`,
    equivalent: `declared equivalent: ${equivalent}; it fails none ${cases}`,
    unproved: `${colors.red("did not load")}: ${excerpt(problem ?? "", PROBLEM_WIDTH)}`,
  }[status];
  return [
    ...sentence(title, `${colors.bold(id)}  `, "  "),
    ...sentence(fate, "", "  "),
    "",
    ...findingsLines(findings, "--reporter json", colors),
  ];
}
