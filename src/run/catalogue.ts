import type { CaseGroup, Corpus } from "../corpus/case.ts";
import { type Lessons, lessonsOf } from "../kill/lessons.ts";
import type { KillMatrix } from "../kill/matrix.ts";
import { unsoundReasons, voidReasons } from "../kill/proof.ts";
import type { Mutant } from "../protocol/mutant.ts";
import { type EraMatrix, PUBLISHED_GROUP, eraOf, runEveryEra } from "./mutants.ts";
import type { OnProgress } from "./progress.ts";

/** What the mutants of one era came to, and what that teaches. */
export interface EraLessons extends EraMatrix {
  readonly lessons: Lessons;
}

/** What the mutants came to against some cases. */
export interface Catalogue {
  /** The names of the groups of cases that are measured; none where every case of the corpus is put. */
  readonly suite: readonly string[];
  readonly seed: number;
  readonly eras: readonly EraLessons[];
  /** Why the run proves nothing, if it does not. */
  readonly voidReasons: readonly string[];
}

/**
 * Puts every case to every mutant.
 *
 * @param corpus - the corpus
 * @param mutants - all hand-written mutants
 * @param seed - seed of the order in which the cases are put
 * @param onProgress - is told which receiver is under way
 * @returns one kill matrix an era with what it teaches
 */
export async function runWhole(
  corpus: Corpus,
  mutants: readonly Mutant[],
  seed: number,
  onProgress?: OnProgress,
): Promise<Catalogue> {
  const matrices = await runEveryEra(corpus, mutants, seed, onProgress);
  return catalogueOf([], seed, matrices, reasonsOf(matrices, voidReasons));
}

/**
 * Measures a suite: puts its cases to every mutant. An era for which it has no case is no fault of the run, nor is
 * a receiver that gives one answer to everything and passes.
 *
 * @param corpus - the corpus, for rules and decisions
 * @param groups - the groups of the suite
 * @param mutants - all hand-written mutants
 * @param seed - seed of the order in which the cases are put
 * @param onProgress - is told which receiver is under way
 * @returns one kill matrix an era with what it teaches
 */
export async function runSuite(
  corpus: Corpus,
  groups: readonly CaseGroup[],
  mutants: readonly Mutant[],
  seed: number,
  onProgress?: OnProgress,
): Promise<Catalogue> {
  const matrices = await runEveryEra({ ...corpus, groups }, mutants, seed, onProgress);
  const judged = matrices.filter(({ matrix }) => matrix.cases.length > 0);
  const reasons = judged.length === 0 ? ["there is no case in it"] : reasonsOf(judged, unsoundReasons);
  const names = groups.map(({ group }) => group);
  return catalogueOf(names, seed, matrices, reasons);
}

/**
 * Puts cases to some of the mutants. An era in which none of them is run is left out; one for which there is no case
 * proves nothing.
 *
 * @param corpus - the corpus, for rules and decisions
 * @param groups - the groups of the suite; the whole corpus, if left out
 * @param mutants - the mutants
 * @param seed - seed of the order in which the cases are put
 * @param onProgress - is told which receiver is under way
 * @returns one kill matrix an era with what it teaches
 */
export async function runNamed(
  corpus: Corpus,
  groups: readonly CaseGroup[] | undefined,
  mutants: readonly Mutant[],
  seed: number,
  onProgress?: OnProgress,
): Promise<Catalogue> {
  const put = { ...corpus, groups: groups ?? corpus.groups };
  const matrices = await runEveryEra(put, mutants, seed, onProgress);
  const meant = matrices.filter(({ era }) => mutants.some((mutant) => eraOf(mutant) === era));
  const names = (groups ?? []).map(({ group }) => group);
  return catalogueOf(names, seed, meant, reasonsOf(meant, unsoundReasons));
}

/**
 * Reads the published matrix as a catalogue of its own.
 *
 * @param matrix - the published kill matrix
 * @returns the same with what it teaches
 */
export function publishedCatalogue(matrix: KillMatrix): Catalogue {
  return catalogueOf([PUBLISHED_GROUP], matrix.seed, [{ era: "modern", matrix }], voidReasons(matrix));
}

function catalogueOf(
  suite: readonly string[],
  seed: number,
  matrices: readonly EraMatrix[],
  reasons: readonly string[],
): Catalogue {
  const eras = matrices.map((each) => ({ ...each, lessons: lessonsOf(each.matrix) }));
  return { suite, seed, eras, voidReasons: reasons };
}

function reasonsOf(matrices: readonly EraMatrix[], check: (matrix: KillMatrix) => string[]): string[] {
  return matrices.flatMap(({ era, matrix }) => check(matrix).map((reason) => `${era}: ${reason}`));
}
