import type { Category } from "../../src/protocol/category.ts";
import type { Envelope, Receiver, ReceiverContext } from "../../src/protocol/receiver.ts";

/**
 * A receiver that asks the original and then thinks again.
 *
 * @param original - the receiver to ask; plain or async
 * @param change - makes the answer out of the original's
 * @returns the faulty receiver, plain or async as the original is
 */
export function rejudge(
  original: Receiver,
  change: (category: Category, envelope: Envelope, context: ReceiverContext) => Category,
): Receiver {
  return (envelope, context) => {
    const answer = original(envelope, context);
    return typeof answer === "string"
      ? change(answer, envelope, context)
      : answer.then((category) => change(category, envelope, context));
  };
}
