// A loader for the judge's worker: opens a hand-written mutant or a control over the reference receiver.
import type { Feature } from "../protocol/feature.ts";
import type { Receiver } from "../protocol/receiver.ts";
import { referenceWith } from "../receiver/reference-with.ts";
import { CHANGES_NOTHING, CONSTANTS } from "./controls.ts";
import { loadMutant } from "./mutants.ts";

/** Which faulty receiver to open. */
export interface MutantArgs {
  /** The features that the reference claims. */
  readonly features: readonly Feature[];
  /** The id of a mutant or a control; none for the reference as it is. */
  readonly mutant?: string;
}

/**
 * Opens the reference receiver with a fault laid over it.
 *
 * @param args - the fault, and what the reference claims
 * @returns the receiver
 */
export async function open(args: MutantArgs): Promise<Receiver> {
  const { mutant } = args;
  const reference = referenceWith(args.features);
  if (mutant === undefined) {
    return reference;
  }
  const control = [CHANGES_NOTHING, ...CONSTANTS].find(({ id }) => id === mutant);
  return (control ?? (await loadMutant(mutant))).apply(reference);
}
