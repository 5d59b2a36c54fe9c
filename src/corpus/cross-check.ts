import path from "node:path";
import type { CaseGroup, Corpus, CorpusCase, OpenExpectation } from "./case.ts";
import { CorpusError } from "./corpus-error.ts";

/**
 * Checks what no schema can say: that ids are unique, and that every name leads to something.
 *
 * @param corpus - fixtures that each follow their schema
 * @param folder - the folder that they came from, for the message
 * @throws CorpusError naming the file, the case and the place
 */
export function crossCheck(corpus: Corpus, folder: string): void {
  const rules = uniqueIds(path.join(folder, "rules.json"), corpus.rules);
  uniqueIds(path.join(folder, "decisions.json"), corpus.decisions);
  const decisions = new Map(corpus.decisions.map(({ id, positions }) => [id, positions]));
  const cases = uniqueIds(
    path.join(folder, "cases"),
    corpus.groups.flatMap((group) => group.cases),
  );
  for (const group of corpus.groups) {
    checkNames(`${path.join(folder, "cases", group.group)}.json`, group, { rules, decisions, cases });
  }
}

/**
 * Checks a group of cases that stands beside the corpus: its ids among themselves, its names against the corpus.
 *
 * @param file - the file that it came from, for the message
 * @param group - a group that follows its schema
 * @param corpus - the corpus
 * @throws CorpusError naming the file, the case and the place
 */
export function checkGuest(file: string, group: CaseGroup, { rules, decisions, groups }: Corpus): void {
  const own = uniqueIds(file, group.cases);
  const others = groups.flatMap(({ cases }) => cases.map(({ id }) => id));
  checkNames(file, group, {
    rules: new Set(rules.map(({ id }) => id)),
    decisions: new Map(decisions.map(({ id, positions }) => [id, positions])),
    cases: new Set([...own, ...others]),
  });
}

function checkNames(file: string, { cases }: CaseGroup, known: KnownIds): void {
  for (const corpusCase of cases) {
    const problem = findProblem(corpusCase, known);
    if (problem !== undefined) {
      throw new CorpusError(`${file}: case ${corpusCase.id}, at ${problem}`);
    }
  }
}

interface KnownIds {
  readonly rules: ReadonlySet<string>;
  /** The positions of each decision. */
  readonly decisions: ReadonlyMap<string, readonly string[]>;
  readonly cases: ReadonlySet<string>;
}

/**
 * Checks that no id is there twice.
 *
 * @param where - the file, for the message
 * @param items - what has the ids
 * @returns the ids
 * @throws CorpusError naming the first id that is there twice
 */
export function uniqueIds(where: string, items: readonly { readonly id: string }[]): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const { id } of items) {
    if (ids.has(id)) {
      throw new CorpusError(`${where}: the id ${id} is there twice`);
    }
    ids.add(id);
  }
  return ids;
}

function findProblem(corpusCase: CorpusCase, known: KnownIds): string | undefined {
  const unknownRule = findUnknownRule(corpusCase.rules, known.rules);
  if (unknownRule !== undefined) {
    return unknownRule;
  }
  if (corpusCase.twin !== undefined && !known.cases.has(corpusCase.twin)) {
    return `/twin: there is no case ${corpusCase.twin}`;
  }
  const both = corpusCase.features?.find((feature) => corpusCase.unless?.includes(feature));
  if (both !== undefined) {
    return `/unless: ${both} is in features too, so that the case would never apply`;
  }
  for (const [era, expectation] of Object.entries(corpusCase.expect)) {
    const problem = typeof expectation === "object" ? openProblem(expectation, known) : undefined;
    if (problem !== undefined) {
      return `/expect/${era}${problem}`;
    }
  }
  return rawProblem(corpusCase);
}

/**
 * Looks for a rule that is not there.
 *
 * @param rules - ids of rules
 * @param known - the ids of all rules
 * @returns the place and what is wrong there, if anything is
 */
export function findUnknownRule(rules: readonly string[], known: ReadonlySet<string>): string | undefined {
  const unknown = rules.find((rule) => !known.has(rule));
  return unknown === undefined ? undefined : `/rules: ${unknown} is not in rules.json`;
}

function openProblem({ decision, oneOf }: OpenExpectation, { decisions }: KnownIds): string | undefined {
  const positions = decisions.get(decision);
  if (positions === undefined) {
    return `/decision: ${decision} is not in decisions.json`;
  }
  return oneOf.length === positions.length
    ? undefined
    : `/oneOf: ${decision} has ${positions.length} positions, and each needs its answer`;
}

function rawProblem({ raw }: CorpusCase): string | undefined {
  try {
    JSON.parse(raw ?? "null");
    return undefined;
  } catch (error) {
    return `/raw: ${(error as Error).message}`;
  }
}
