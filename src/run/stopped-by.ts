import type { Corpus } from "../corpus/case.ts";
import { InProcess } from "../judge/in-process.ts";
import { judge } from "../judge/judge.ts";
import { isFault } from "../judge/verdict.ts";
import { referenceSubject } from "../load/subjects.ts";
import type { Mutant } from "../protocol/mutant.ts";
import { type ClaimedCase, claimedCases, eraOf, mutantTrial } from "./mutants.ts";

/** A mutant, and the cases of the rule that its fault is about which stop it. */
export interface Stopped {
  readonly mutant: string;
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
    const own = claimedCases(corpus, eraOf(mutant)).filter((each) => each.case.rules.includes(rule));
    stopped.push({ mutant: mutant.id, cases: await casesThatStop(mutant.id, own) });
  }
  return stopped;
}
