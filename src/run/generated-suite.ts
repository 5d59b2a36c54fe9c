import { InProcess } from "../judge/in-process.ts";
import { type Sample, isWrong } from "../judge/property.ts";
import type { ScoredRow } from "../kill/score.ts";
import { CHANGES_NOTHING } from "../load/controls.ts";
import type { ClaimedContext } from "../load/open-mutant.ts";
import { referenceSubject } from "../load/subjects.ts";
import { ERAS, type Era } from "../protocol/era.ts";
import { FEATURES } from "../protocol/feature.ts";
import type { Mutant } from "../protocol/mutant.ts";
import type { ReceiverContext } from "../protocol/receiver.ts";
import { eraOf } from "./mutants.ts";
import type { OnProgress } from "./progress.ts";
import { propertiesFor } from "./properties.ts";
import { OWN_WORDS } from "./trial.ts";
import { VoidError } from "./void-error.ts";

/** For which features envelopes are generated: for receivers that claim none, and for those that claim all. */
const CLAIMS = [[], FEATURES] as const;

/** What generated envelopes stop. */
export interface GeneratedRun {
  /** How many envelopes there were, over all eras. */
  readonly envelopes: number;
  /** One row a mutant; which envelopes stop it is not listed, since each is put only until one does. */
  readonly rows: readonly ScoredRow[];
}

/**
 * Puts generated envelopes to every mutant, as `check` judges them, each up to the first that it answers wrongly.
 *
 * @param mutants - the mutants
 * @param seed - the seed of the envelopes
 * @param runs - samples for each law, era and set of features
 * @param onProgress - is told which mutant is under way
 * @returns which mutants are stopped
 * @throws VoidError if there is no envelope, or the reference or the control that changes nothing is stopped
 */
export async function runGenerated(
  mutants: readonly Mutant[],
  seed: number,
  runs: number,
  onProgress: OnProgress = () => {},
): Promise<GeneratedRun> {
  const rows: ScoredRow[] = [];
  let envelopes = 0;
  for (const era of ERAS) {
    const sample = drawFor(era, seed, runs);
    const isStopped = stopperBy(sample);
    for (const id of [undefined, CHANGES_NOTHING.id]) {
      if (sample.length === 0 || (await isStopped(id))) {
        throw new VoidError(
          `${sample.length} generated envelopes, ${era}: ${id ?? "the reference"} has to pass them`,
        );
      }
    }
    envelopes += sample.length;
    for (const { id, equivalent } of mutants.filter((mutant) => eraOf(mutant) === era)) {
      onProgress([{ what: "mutant", at: rows.length + 1, of: mutants.length }]);
      const passed = equivalent === undefined ? "survived" : "equivalent";
      rows.push({ id, killedByItself: [], status: (await isStopped(id)) ? "killed" : passed });
    }
  }
  return { envelopes, rows };
}

/** Draws the envelopes of every law, one sequence after another. */
function drawFor(era: Era, seed: number, runs: number): Sample {
  return CLAIMS.flatMap((claims) =>
    propertiesFor({ era, features: claims })
      .flatMap((property) => property.draw(runs, seed).flat())
      .map(({ input: { text, context }, ...expected }) => {
        const told = { claims, context: JSON.parse(context) as ReceiverContext } satisfies ClaimedContext;
        return { ...expected, input: { text, context: JSON.stringify(told) } };
      }),
  );
}

/** Makes a test that says whether a faulty reference answers any of some envelopes wrongly. */
function stopperBy(sample: Sample): (mutant: string | undefined) => Promise<boolean> {
  const observer = new InProcess();
  const inputs = sample.map(({ input }) => input);
  const order = [...inputs.keys()];
  return async (mutant) => {
    await observer.open(referenceSubject(mutant));
    for await (const { index, observation } of observer.observe(inputs, order)) {
      const expected = sample[index] as Sample[number];
      if (isWrong({ ...expected, observation }, OWN_WORDS)) {
        return true;
      }
    }
    return false;
  };
}
