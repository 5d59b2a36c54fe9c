import type { Corpus } from "../corpus/case.ts";
import { ERAS, type Era } from "../protocol/era.ts";
import type { Mutant } from "../protocol/mutant.ts";
import { type ClaimedCase, claimedCases, eraOf } from "./mutants.ts";
import { casesThatStop } from "./stopped-by.ts";

/**
 * Checks the corpus and the hand-written mutants against each other: every mutant is stopped by a case of the
 * rule that its fault is about unless it is declared equivalent, every case stops a mutant or says why it stops none, and every rule has a
 * mutant that breaks it.
 *
 * @param corpus - the corpus
 * @param mutants - the hand-written mutants
 * @returns what is wrong, a sentence each
 */
export async function lintMutants(corpus: Corpus, mutants: readonly Mutant[]): Promise<string[]> {
  const inEra = new Map(ERAS.map((era) => [era, claimedCases(corpus, era)]));
  const problems: string[] = [];
  for (const mutant of mutants) {
    problems.push(...(await mutantProblems(corpus, mutant, inEra.get(eraOf(mutant)) ?? [])));
  }
  return [
    ...problems,
    ...corpus.rules
      .filter(({ id }) => !mutants.some(({ rules }) => rules[0] === id))
      .map(({ id }) => `rule ${id}: no mutant's fault is about it`),
    ...(await unmovedProblems(corpus, mutants, inEra)),
  ];
}

async function mutantProblems(
  corpus: Corpus,
  { id, rules, equivalent }: Mutant,
  cases: readonly ClaimedCase[],
): Promise<string[]> {
  const unknown = rules.filter((rule) => !corpus.rules.some((each) => each.id === rule));
  const own = cases.filter((each) => each.case.rules.includes(rules[0] ?? ""));
  return [
    ...unknown.map((rule) => `mutant ${id}: there is no rule ${rule}`),
    ...(equivalent !== undefined || (await casesThatStop(id, own)).length > 0
      ? []
      : [`mutant ${id}: no case of its rule ${rules[0]} stops it`]),
  ];
}

async function unmovedProblems(
  corpus: Corpus,
  mutants: readonly Mutant[],
  inEra: ReadonlyMap<Era, readonly ClaimedCase[]>,
): Promise<string[]> {
  const left = new Set(corpus.groups.flatMap(({ cases }) => cases.map(({ id }) => id)));
  for (const { id, eras = ERAS } of mutants) {
    for (const era of eras) {
      const cases = (inEra.get(era) ?? []).filter((each) => left.has(each.case.id));
      for (const stopped of await casesThatStop(id, cases)) {
        left.delete(stopped);
      }
    }
  }
  return corpus.groups.flatMap(({ cases }) =>
    cases.flatMap(({ id, unmoved }) => {
      if (left.has(id)) {
        return unmoved === undefined
          ? [`case ${id}: it stops no mutant, and does not say why (unmoved)`]
          : [];
      }
      return unmoved === undefined ? [] : [`case ${id}: it says why it stops no mutant, but it stops one`];
    }),
  );
}
