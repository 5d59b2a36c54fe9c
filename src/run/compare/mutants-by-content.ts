import { plainName } from "../../stryker/marked-name.ts";
import { inMutantOrder } from "../../stryker/mutant-order.ts";
import type { Report, ReportedMutant } from "../../stryker/report.ts";
import {
  type MutantContent,
  type ReviewedSurvivor,
  contentsOf,
  listedSurvivors,
} from "../../stryker/reviewed-survivors.ts";
import { type Pairs, pairUp } from "./pairs.ts";

/** A mutant of StrykerJS's with what tells it from others in any run. */
export interface ContentMutant {
  readonly content: MutantContent;
  readonly mutant: ReportedMutant;
  /** Whether it survived, and is listed among the survivors that were reviewed. */
  readonly isReviewed: boolean;
  /** The names of the tests that killed it. */
  readonly killers: ReadonlySet<string>;
}

/**
 * Lists the mutants of a report.
 *
 * @param report - the report
 * @param reviewed - the survivors that were reviewed, each of which stands for one
 * @returns the mutants by file, place, mutator and replacement
 */
export function contentMutants(report: Report, reviewed: readonly ReviewedSurvivor[]): ContentMutant[] {
  const listed = listedSurvivors(report, reviewed);
  const names = new Map(
    Object.values(report.testFiles ?? {}).flatMap(({ tests }) =>
      tests.map(({ id, name }) => [id, plainName(name)] as const),
    ),
  );
  const mutants = contentsOf(report).map(({ content, mutant }) => {
    const killers = new Set((mutant.killedBy ?? []).map((id) => names.get(id) ?? id));
    const compared = { content, mutant, isReviewed: listed.has(mutant.id), killers };
    return { ...mutant, file: content.file, compared };
  });
  return inMutantOrder(mutants).map(({ compared }) => compared);
}

/**
 * Matches the mutants of two reports by their content: file, replaced code, replacement and mutator. Numbers and lines
 * tell nothing once something above has changed. Of several with the same content those are matched whose lines read
 * the same, then the others in their order.
 *
 * @param older - the mutants of a report, in order
 * @param newer - those of a later one, in order
 * @returns the pairs, and what has no partner
 */
export function matchMutants(
  older: readonly ContentMutant[],
  newer: readonly ContentMutant[],
): Pairs<ContentMutant> {
  const inSameLine = pairUp(older, newer, ({ content }) => keyOf(content, content.line));
  const moved = pairUp(inSameLine.removed, inSameLine.added, ({ content }) => keyOf(content, ""));
  const partners = new Map([...inSameLine.both, ...moved.both].map(([before, after]) => [after, before]));
  return {
    both: newer.flatMap((after) => {
      const before = partners.get(after);
      return before === undefined ? [] : [[before, after] as const];
    }),
    added: moved.added,
    removed: moved.removed,
  };
}

function keyOf({ file, mutator, replaced, replacement }: MutantContent, line: string): string {
  return JSON.stringify([file, mutator, replaced, replacement, line]);
}
