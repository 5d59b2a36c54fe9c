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
import type { OnProgress } from "./progress.ts";
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
 * @param onProgress - is told which receiver is under way
 * @returns the kill matrix: the reference first, then the mutants, then the controls
 * @throws VoidError if one of the published mutants is not there
 */
export function runPublished(
  corpus: Corpus,
  mutants: readonly Mutant[],
  seed: number,
  onProgress: OnProgress = () => {},
): Promise<KillMatrix> {
  const groups = corpus.groups.filter(({ group }) => group === PUBLISHED_GROUP);
  const published = mutants.filter(({ id }) => PUBLISHED_MUTANTS.has(id));
  if (published.length < PUBLISHED_MUTANTS.size) {
    throw new VoidError(`${published.length} of ${PUBLISHED_MUTANTS.size} published mutants are there`);
  }
  const trial = mutantTrial(claimedCases({ ...corpus, groups }, "modern"), seed);
  const contestants = contestantsOf(published);
  return killMatrix(new InProcess(), contestants, trial, (at) =>
    onProgress([{ what: "receiver", at, of: contestants.length }]),
  );
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
 * @param onProgress - is told which receiver is under way
 * @returns one kill matrix an era, each with the reference and the controls in it
 */
export async function runEveryEra(
  corpus: Corpus,
  mutants: readonly Mutant[],
  seed: number,
  onProgress: OnProgress = () => {},
): Promise<EraMatrix[]> {
  const matrices: EraMatrix[] = [];
  const contestants = ERAS.map((era) => contestantsOf(mutants.filter((mutant) => eraOf(mutant) === era)));
  const of = contestants.flat().length;
  for (const [index, era] of ERAS.entries()) {
    const ofEra = contestants[index] ?? [];
    const before = contestants.slice(0, index).flat().length;
    const trial = mutantTrial(claimedCases(corpus, era), seed);
    const onRow = (at: number): void => onProgress([{ what: "receiver", at: before + at, of }]);
    matrices.push({ era, matrix: await killMatrix(new InProcess(), ofEra, trial, onRow) });
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

/** Mutants with the reference and the controls. */
function contestantsOf(mutants: readonly Mutant[]): Contestant[] {
  const reference = { id: "reference", title: "the reference", role: "reference", rules: [] } as const;
  return [
    { ...reference, subject: referenceSubject() },
    ...mutants.map((mutant) => contestant(mutant, "mutant")),
    contestant(CHANGES_NOTHING, "unchanged"),
    ...CONSTANTS.map((mutant) => contestant(mutant, "constant")),
  ];
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
