// A loader of subjects: opens a hand-written mutant or a control over the reference receiver.
import type { Feature } from "../protocol/feature.ts";
import type { Envelope, Receiver, ReceiverContext } from "../protocol/receiver.ts";
import { referenceWith } from "../receiver/reference-with.ts";
import { CHANGES_NOTHING, CONSTANTS } from "./controls.ts";
import { loadMutant } from "./mutants.ts";

/** Which faulty receiver to open. */
export interface MutantArgs {
  /** The id of a mutant or a control; none for the reference as it is. */
  readonly mutant?: string;
}

/** What a spoiled reference is told beside the envelope: which reference is meant, since it makes claims. */
export interface ClaimedContext {
  readonly claims: readonly Feature[];
  readonly context: ReceiverContext;
}

/**
 * Opens the reference receiver with a fault laid over it.
 *
 * @param args - the fault
 * @returns the receiver, for a reference of any claims
 */
export async function open(
  args: MutantArgs,
): Promise<(envelope: Envelope, told: ClaimedContext) => ReturnType<Receiver>> {
  const spoil = await faultOf(args.mutant);
  const receivers = new Map<string, Receiver>();
  return (envelope, { claims, context }) => {
    const key = claims.join();
    const receiver = receivers.get(key) ?? spoil(referenceWith(claims));
    receivers.set(key, receiver);
    return receiver(envelope, context);
  };
}

async function faultOf(mutant: string | undefined): Promise<(original: Receiver) => Receiver> {
  if (mutant === undefined) {
    return (original) => original;
  }
  const control = [CHANGES_NOTHING, ...CONSTANTS].find(({ id }) => id === mutant);
  return (control ?? (await loadMutant(mutant))).apply;
}
