import { CHANGES_NOTHING, CONSTANTS } from "../../dist/src/load/controls.js";
import { loadMutants } from "../../dist/src/load/mutants.js";
import { referenceWith } from "../../dist/src/receiver/reference-with.js";

/**
 * Lays a mutant or a control over the reference with the features that its fault needs.
 *
 * @param id - its id
 * @returns a receiver
 * @throws Error if there is none with that id
 */
export async function receiverOf(id) {
  const all = [...(await loadMutants()), CHANGES_NOTHING, ...CONSTANTS];
  const found = all.find((mutant) => mutant.id === id);
  if (found === undefined) {
    throw new Error(`there is no mutant and no control ${id}`);
  }
  return found.apply(referenceWith(found.features ?? []));
}
