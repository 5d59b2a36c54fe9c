import type { Corpus } from "../corpus/case.ts";
import type { SelectedCase } from "../corpus/select.ts";
import type { Vocabulary } from "../judge/vocabulary.ts";
import { CHANGES_NOTHING } from "../load/controls.ts";
import { loadMutants } from "../load/mutants.ts";
import { CATEGORIES, type Category } from "../protocol/category.ts";
import { ERAS, type Era } from "../protocol/era.ts";
import type { Feature } from "../protocol/feature.ts";
import type { Mutant } from "../protocol/mutant.ts";
import { mutantTrial } from "./mutants.ts";
import { selectFor } from "./select-for.ts";
import { Stopper } from "./stopper.ts";
import { DEFAULT_SEED, OWN_WORDS, expectationOf } from "./trial.ts";

/** What cannot be judged through a receiver's words. */
export interface BlindSpots {
  /** Its words that stand for several categories: a receiver that takes one of them for another passes. */
  readonly merged: readonly { readonly word: string; readonly categories: readonly string[] }[];
  /** Categories that cases expect and for which it has no word, with the number of those cases, which it can only fail. */
  readonly unsayable: readonly { readonly category: Category; readonly cases: number }[];
  /** How many hand-written mutants the cases stop where the words are those of the contract. */
  readonly stoppable: number;
  /** The ids of those of them that no case can stop through these words. */
  readonly neverStopped: readonly string[];
}

/** The corpus, and for whom its cases were selected. */
interface Origin {
  readonly corpus: Corpus;
  readonly era: Era;
  readonly features: readonly Feature[];
}

/**
 * Finds what cannot be judged through a receiver's words.
 *
 * @param vocabulary - what its words stand for
 * @param cases - the cases that it is judged on
 * @param origin - the corpus, and for whom they were selected
 * @returns what is lost, or `undefined` where nothing is
 */
export async function blindSpots(
  vocabulary: Vocabulary,
  cases: readonly SelectedCase[],
  origin: Origin,
): Promise<BlindSpots | undefined> {
  const merged = [...vocabulary]
    .filter(([, categories]) => categories.length > 1)
    .map(([word, categories]) => ({ word, categories }));
  const unsayable = CATEGORIES.map((category) => ({
    category,
    cases: isSayable(vocabulary, category) ? 0 : cases.filter(({ expected }) => expected === category).length,
  })).filter((each) => each.cases > 0);
  if (merged.length === 0) {
    return unsayable.length === 0 ? undefined : { merged, unsayable, stoppable: 0, neverStopped: [] };
  }
  return { merged, unsayable, ...(await lostMutants(blurred(vocabulary), origin)) };
}

function isSayable(vocabulary: Vocabulary, category: Category): boolean {
  return [...vocabulary.values()].some((meanings) => meanings.includes(category));
}

/**
 * What an answer counts for at the least once it was said through a receiver's words: what every word for it stands for.
 */
function blurred(vocabulary: Vocabulary): Vocabulary {
  return new Map(
    CATEGORIES.map((category) => {
      const meanings = [...vocabulary.values()].filter((each) => each.includes(category));
      return [
        category,
        CATEGORIES.filter((other) => meanings.length > 0 && meanings.every((each) => each.includes(other))),
      ];
    }),
  );
}

async function lostMutants(
  words: Vocabulary,
  { corpus, era, features }: Origin,
): Promise<Pick<BlindSpots, "stoppable" | "neverStopped">> {
  // By the positions of the reference, over which the mutants lie, and not by those that the receiver declares.
  const sayable = selectFor(corpus, { era, features }).cases.filter(({ expected }) =>
    expectationOf(expected).words.every((word) => words.get(word)?.length !== 0),
  );
  const claimed = sayable.map((selected) => ({ ...selected, claims: features }));
  const stopper = new Stopper(mutantTrial(claimed, DEFAULT_SEED));
  if (await stopper.stops(CHANGES_NOTHING, words)) {
    throw new Error(`the reference does not pass as ${era} by the words ${[...words.keys()].join(", ")}`);
  }
  const neverStopped: string[] = [];
  let stoppable = 0;
  for (const mutant of (await loadMutants()).filter((each) => canShow(each, era, features))) {
    if (await stopper.stops(mutant, words)) {
      stoppable++;
    } else if (await stopper.stops(mutant, OWN_WORDS)) {
      stoppable++;
      neverStopped.push(mutant.id);
    }
  }
  return { stoppable, neverStopped };
}

function canShow(
  { eras = ERAS, features: needed = [], equivalent }: Mutant,
  era: Era,
  claimed: readonly Feature[],
): boolean {
  return (
    equivalent === undefined && eras.includes(era) && needed.every((feature) => claimed.includes(feature))
  );
}
