import type { Corpus } from "../corpus/case.ts";
import { InProcess } from "../judge/in-process.ts";
import { judge } from "../judge/judge.ts";
import { isFault } from "../judge/verdict.ts";
import { referenceSubject } from "../load/subjects.ts";
import type { Era } from "../protocol/era.ts";
import type { Mutant } from "../protocol/mutant.ts";
import { type ClaimedCase, claimedCases, eraOf, mutantTrial } from "./mutants.ts";

/** A mutant, and cases that stop it. */
export interface Stopped {
  readonly mutant: string;
  /** The era in which it was run. */
  readonly era: Era;
  readonly cases: readonly string[];
}

/**
 * Finds the cases that stop a mutant.
 *
 * @param mutant - its id
 * @param cases - the cases to put
 * @returns the ids of those that it fails
 */
export async function casesThatStop(mutant: string, cases: readonly ClaimedCase[]): Promise<string[]> {
  if (cases.length === 0) {
    return [];
  }
  const observer = new InProcess();
  await observer.open(referenceSubject(mutant));
  const verdicts = await judge(observer, mutantTrial(cases, 1));
  return verdicts.filter(isFault).map(({ id }) => id);
}

/**
 * Goes from a rule over its cases to the mutants: which mutants' faults are about it, and which of its cases
 * stop each of them.
 *
 * @param corpus - the corpus
 * @param mutants - the hand-written mutants
 * @param rule - the id of the rule
 * @returns the mutants about the rule, in their order
 */
export async function stoppedByRule(
  corpus: Corpus,
  mutants: readonly Mutant[],
  rule: string,
): Promise<Stopped[]> {
  const stopped: Stopped[] = [];
  for (const mutant of mutants.filter(({ rules }) => rules[0] === rule)) {
    stopped.push(await stoppedBy(corpus, mutant, (each) => each.case.rules.includes(rule)));
  }
  return stopped;
}

/**
 * Finds which pinned cases stop a mutant.
 *
 * @param corpus - the corpus
 * @param mutant - the mutant
 * @param isMeant - which of the cases count; all, if left out
 * @returns the cases, of the first era in which its fault can show
 */
export async function stoppedBy(
  corpus: Corpus,
  mutant: Mutant,
  isMeant: (each: ClaimedCase) => boolean = () => true,
): Promise<Stopped> {
  const era = eraOf(mutant);
  const cases = claimedCases(corpus, era).filter(isMeant);
  return { mutant: mutant.id, era, cases: await casesThatStop(mutant.id, cases) };
}
