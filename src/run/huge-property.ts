import type { BuildOrder } from "../corpus/case.ts";
import { buildText } from "../corpus/build-text.ts";
import type { World } from "../generate/world.ts";
import type { Property, Sample } from "../judge/property.ts";
import type { Category } from "../protocol/category.ts";
import { contextFor } from "../protocol/receiver.ts";

/** Envelopes that are deeper or longer than any that is written out: right ones, in places that do not decide. */
const ORDERS: readonly { readonly order: BuildOrder; readonly category: Category; readonly rule: string }[] =
  [
    { order: { name: "deep-meta", size: 10_000 }, category: "normal_complete", rule: "flag-omitted" },
    { order: { name: "deep-content", size: 10_000 }, category: "normal_complete", rule: "flag-omitted" },
    { order: { name: "long-text", size: 1_000_000 }, category: "normal_complete", rule: "flag-omitted" },
    { order: { name: "wide-content", size: 20_000 }, category: "normal_complete", rule: "flag-omitted" },
    { order: { name: "many-members-failed", size: 20_000 }, category: "tool_error", rule: "flag-true" },
    { order: { name: "deep-error-data", size: 10_000 }, category: "protocol_error", rule: "error-member" },
    { order: { name: "long-message", size: 1_000_000 }, category: "protocol_error", rule: "error-member" },
  ];

/**
 * The property that receivers read huge envelopes as they read small ones. There are few of them, always the same
 * ones; a failure is shrunk to about the least size that fails.
 *
 * @param world - the receivers
 * @returns the property
 */
export function hugeProperty({ era }: World): Property {
  const sampleOf = ({ order, category, rule }: (typeof ORDERS)[number], size: number): Sample => {
    const recipe = { ...order, size };
    const input = { text: buildText(recipe), context: JSON.stringify(contextFor(era)) };
    return [{ input, word: category, because: rule, recipe }];
  };
  return {
    id: "huge",
    statement: "Depth, length and number of what does not decide change nothing.",
    draw: () => ORDERS.map((each) => sampleOf(each, each.order.size)),
    shrink: async (_seed, index, fails) => {
      const huge = ORDERS[index] as (typeof ORDERS)[number];
      let [held, failed] = [0, huge.order.size];
      while (failed - held > 1) {
        const middle = Math.floor((held + failed) / 2);
        if (await fails(sampleOf(huge, middle))) {
          failed = middle;
        } else {
          held = middle;
        }
      }
      // What overflows a stack depends on how much of it the caller has used: a case at the edge would not hold.
      return sampleOf(huge, Math.min(2 * failed, huge.order.size));
    },
  };
}
