import type { Corpus } from "../corpus/case.ts";
import { type SelectedCase, selectCases } from "../corpus/select.ts";
import { InProcess } from "../judge/in-process.ts";
import type { Trial } from "../judge/judge.ts";
import { type Contestant, type KillMatrix, type Role, killMatrix } from "../kill/matrix.ts";
import { CHANGES_NOTHING, CONSTANTS } from "../load/controls.ts";
import type { ClaimedContext } from "../load/open-mutant.ts";
import { referenceSubject } from "../load/subjects.ts";
import { ERAS, type Era } from "../protocol/era.ts";
import { FEATURES, type Feature } from "../protocol/feature.ts";
import type { Mutant } from "../protocol/mutant.ts";
import { trialOf } from "./trial.ts";
import { VoidError } from "./void-error.ts";

/** The group whose kill table is published. */
export const PUBLISHED_GROUP = "twelve";
/** The faulty receivers in that table. */
const PUBLISHED_MUTANTS = new Set(["result-means-complete", "ignores-is-error", "ignores-is-error-late"]);

/**
 * Runs the published faulty receivers and the controls against the twelve published cases.
 *
 * @param corpus - the corpus
 * @param mutants - all hand-written mutants
 * @param seed - seed of the order in which the cases are put
 * @returns the kill matrix: the reference first, then the mutants, then the controls
 * @throws VoidError if one of the published mutants is not there
 */
export function runPublished(corpus: Corpus, mutants: readonly Mutant[], seed: number): Promise<KillMatrix> {
  const groups = corpus.groups.filter(({ group }) => group === PUBLISHED_GROUP);
  const published = mutants.filter(({ id }) => PUBLISHED_MUTANTS.has(id));
  if (published.length < PUBLISHED_MUTANTS.size) {
    throw new VoidError(`${published.length} of ${PUBLISHED_MUTANTS.size} published mutants are there`);
  }
  return runMatrix(published, mutantTrial(claimedCases({ ...corpus, groups }, "modern"), seed));
}

/** The kill matrix of the receivers of one era. */
export interface EraMatrix {
  readonly era: Era;
  readonly matrix: KillMatrix;
}

/**
 * Runs every mutant against every case, in the first era in which its fault can show.
 *
 * @param corpus - the corpus, with the groups of cases that are to be put
 * @param mutants - the mutants
 * @param seed - seed of the order in which the cases are put
 * @returns one kill matrix an era, each with the reference and the controls in it
 */
export async function runEveryEra(
  corpus: Corpus,
  mutants: readonly Mutant[],
  seed: number,
): Promise<EraMatrix[]> {
  const matrices: EraMatrix[] = [];
  for (const era of ERAS) {
    const ofEra = mutants.filter((mutant) => eraOf(mutant) === era);
    matrices.push({ era, matrix: await runMatrix(ofEra, mutantTrial(claimedCases(corpus, era), seed)) });
  }
  return matrices;
}

/**
 * Says in which era a mutant is run.
 *
 * @param mutant - the mutant
 * @returns the first era in which its fault can show
 */
export function eraOf({ eras = ERAS }: Mutant): Era {
  return ERAS.find((era) => eras.includes(era)) ?? "modern";
}

/** A case as a reference of certain claims sees it. */
export interface ClaimedCase extends SelectedCase {
  readonly claims: readonly Feature[];
}

/**
 * Selects every case of an era, each for the reference with the most claims to which it applies.
 *
 * @param corpus - the corpus
 * @param era - the era
 * @returns the cases
 */
export function claimedCases(corpus: Corpus, era: Era): ClaimedCase[] {
  const byClaims = new Map<string, readonly Feature[]>();
  for (const { unless = [] } of corpus.groups.flatMap(({ cases }) => cases)) {
    const claims = FEATURES.filter((feature) => !unless.includes(feature));
    byClaims.set(claims.join(), claims);
  }
  return [...byClaims.values()].flatMap((claims) =>
    selectCases(corpus, era, claims)
      .cases.filter(({ case: { unless = [] } }) => unless.length === FEATURES.length - claims.length)
      .map((selected) => ({ ...selected, claims })),
  );
}

/**
 * Puts cases to spoiled references.
 *
 * @param cases - the cases, each with what the reference claims
 * @param seed - seed of the order in which they are put
 * @returns the trial
 */
export function mutantTrial(cases: readonly ClaimedCase[], seed: number): Trial {
  return trialOf(cases, seed, ({ claims, context }): ClaimedContext => ({ claims, context }));
}

async function runMatrix(mutants: readonly Mutant[], trial: Trial): Promise<KillMatrix> {
  const reference = { id: "reference", title: "the reference", role: "reference", rules: [] } as const;
  const contestants: Contestant[] = [
    { ...reference, subject: referenceSubject() },
    ...mutants.map((mutant) => contestant(mutant, "mutant")),
    contestant(CHANGES_NOTHING, "unchanged"),
    ...CONSTANTS.map((mutant) => contestant(mutant, "constant")),
  ];
  return killMatrix(new InProcess(), contestants, trial);
}

function contestant({ id, title, rules, equivalent, keepsState }: Mutant, role: Role): Contestant {
  return {
    id,
    title,
    role,
    rules,
    ...(equivalent === undefined ? {} : { equivalent }),
    ...(keepsState === undefined ? {} : { keepsState }),
    subject: referenceSubject(id),
  };
}
