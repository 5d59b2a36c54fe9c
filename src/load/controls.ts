import { CATEGORIES, type Category } from "../protocol/category.ts";
import type { Mutant } from "../protocol/mutant.ts";

/** A mutant that changes nothing. A suite that stops it stops right receivers too. */
export const CHANGES_NOTHING: Mutant = {
  id: "changes-nothing",
  title: "changes nothing",
  fault: "None: it asks the original and passes the answer on.",
  rules: [],
  apply: (original) => (envelope, context) => original(envelope, context),
};

/** Receivers that give one answer to everything. A suite that lets one of them pass stops nothing. */
export const CONSTANTS: readonly Mutant[] = CATEGORIES.map(alwaysAnswers);

function alwaysAnswers(category: Category): Mutant {
  return {
    id: `always-${category.replaceAll("_", "-")}`,
    title: `always ${category}`,
    fault: `Answers ${category} to every envelope.`,
    rules: [],
    apply: () => () => category,
  };
}
