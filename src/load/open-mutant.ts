// A loader for the judge's worker: opens a hand-written mutant or a control over the reference receiver.
import type { Receiver } from "../protocol/receiver.ts";
import { reference } from "../receiver/reference.ts";
import { CHANGES_NOTHING, CONSTANTS } from "./controls.ts";
import { loadMutant } from "./mutants.ts";

/**
 * Opens the reference receiver with a fault laid over it.
 *
 * @param args - the id of a mutant or a control, or none for the reference as it is
 * @returns the receiver
 */
export async function open(args: { readonly mutant?: string }): Promise<Receiver> {
  const { mutant } = args;
  if (mutant === undefined) {
    return reference;
  }
  const control = [CHANGES_NOTHING, ...CONSTANTS].find(({ id }) => id === mutant);
  return (control ?? (await loadMutant(mutant))).apply(reference);
}
