import type { Corpus } from "../corpus/case.ts";
import { selectCases } from "../corpus/select.ts";
import { type Limits, Session } from "../judge/session.ts";
import { type Contestant, type KillMatrix, type Role, killMatrix } from "../kill/matrix.ts";
import { CHANGES_NOTHING, CONSTANTS } from "../load/controls.ts";
import { loadMutants } from "../load/mutants.ts";
import { referenceSubject } from "../load/subjects.ts";
import type { Mutant } from "../protocol/mutant.ts";
import { trialOf } from "./trial.ts";

/** The group whose kill table is published, and the era it is published for. */
const PUBLISHED_GROUP = "twelve";
const PUBLISHED_ERA = "modern";

/**
 * Runs the reference receiver, the hand-written mutants and the controls against the published cases.
 *
 * @param corpus - the corpus
 * @param seed - seed of the order in which the cases are put
 * @param limits - how long things may take
 * @returns the kill matrix: the reference first, then the mutants, then the controls
 */
export async function runMutants(corpus: Corpus, seed: number, limits: Limits): Promise<KillMatrix> {
  const published = { ...corpus, groups: corpus.groups.filter(({ group }) => group === PUBLISHED_GROUP) };
  const { cases } = selectCases(published, PUBLISHED_ERA, []);
  const session = new Session(limits);
  try {
    return await killMatrix(session, await contestants(), trialOf(cases, seed));
  } finally {
    session.close();
  }
}

async function contestants(): Promise<Contestant[]> {
  const reference = { id: "reference", title: "the reference", role: "reference" } as const;
  return [
    { ...reference, subject: referenceSubject([]) },
    ...(await loadMutants()).map((mutant) => contestant(mutant, "mutant")),
    contestant(CHANGES_NOTHING, "unchanged"),
    ...CONSTANTS.map((mutant) => contestant(mutant, "constant")),
  ];
}

function contestant({ id, title }: Mutant, role: Role): Contestant {
  return { id, title, role, subject: referenceSubject([], id) };
}
