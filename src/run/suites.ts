import type { Corpus } from "../corpus/case.ts";
import { type Score, dominatorsOf, scoreOf } from "../kill/score.ts";
import type { MatrixRow } from "../kill/matrix.ts";
import type { Mutant } from "../protocol/mutant.ts";
import { type Catalogue, runSuite, runWhole } from "./catalogue.ts";
import { runGenerated } from "./generated-suite.ts";
import type { OnProgress } from "./progress.ts";
import { VoidError } from "./void-error.ts";

/** A suite, and what it stops of all mutants. */
interface MeasuredSuite {
  readonly name: string;
  /** How many cases or generated envelopes are in it. */
  readonly size: number;
  readonly score: Score;
}

/** Suites side by side. */
export interface ComparedSuites {
  readonly suites: readonly MeasuredSuite[];
  readonly seed: number;
  /** Generated samples for each law. */
  readonly runs: number;
}

/**
 * Compares suites by what they stop of all mutants: each group of cases alone, all of them, and generated envelopes.
 * The dominators are those of the whole corpus, the same for every suite.
 *
 * @param corpus - the corpus
 * @param mutants - all hand-written mutants
 * @param seed - seed of the order of the cases and of the generated envelopes
 * @param runs - generated samples for each law
 * @param onProgress - is told which suite is under way, and which receiver
 * @returns the suites, groups in the order of the corpus, then the whole and what is generated
 * @throws VoidError if what one of them came to proves nothing
 */
export async function compareSuites(
  corpus: Corpus,
  mutants: readonly Mutant[],
  seed: number,
  runs: number,
  onProgress: OnProgress = () => {},
): Promise<ComparedSuites> {
  const of = corpus.groups.length + 2;
  const suiteAt =
    (at: number): OnProgress =>
    (progress) =>
      onProgress([{ what: "suite", at, of }, ...progress]);
  const whole = believed(await runWhole(corpus, mutants, seed, suiteAt(1)), "all pinned cases");
  const dominators = whole.eras.flatMap(({ matrix }) => dominatorsOf(mutantsOf(matrix.rows)));
  const measure = (name: string, size: number, rows: readonly MatrixRow[]): MeasuredSuite => ({
    name,
    size,
    score: scoreOf(rows, dominators),
  });
  const suites: MeasuredSuite[] = [];
  for (const [index, group] of corpus.groups.entries()) {
    const measured = await runSuite(corpus, [group], mutants, seed, suiteAt(index + 2));
    const alone = believed(measured, group.group);
    suites.push(measure(group.group, group.cases.length, rowsOf(alone)));
  }
  const cases = corpus.groups.flatMap((group) => group.cases).length;
  suites.push(measure("all pinned cases", cases, rowsOf(whole)));
  const generated = await runGenerated(mutants, seed, runs, suiteAt(of));
  suites.push({
    name: "generated envelopes",
    size: generated.envelopes,
    score: scoreOf(generated.rows, dominators),
  });
  return { suites, seed, runs };
}

function believed(catalogue: Catalogue, name: string): Catalogue {
  if (catalogue.voidReasons.length > 0) {
    throw new VoidError(`${name}: ${catalogue.voidReasons.join("; ")}`);
  }
  return catalogue;
}

function rowsOf({ eras }: Catalogue): MatrixRow[] {
  return eras.flatMap(({ matrix }) => mutantsOf(matrix.rows));
}

function mutantsOf(rows: readonly MatrixRow[]): MatrixRow[] {
  return rows.filter(({ role }) => role === "mutant");
}
