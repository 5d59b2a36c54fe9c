import { type Checked, type CheckPlan, checkTargets } from "./check-targets.ts";
import type { Target } from "./targets.ts";

/**
 * Judges several targets at once, such as real clients, which are waited for most of the time.
 *
 * @param targets - the targets
 * @param plan - how to check them
 * @param most - how many to judge at once
 * @returns what became of each, in the order of the targets
 */
export async function checkTogether(
  targets: readonly Target[],
  plan: CheckPlan,
  most: number,
): Promise<Checked[]> {
  const all: Checked[] = [];
  const waiting = targets.entries();
  const work = async (): Promise<void> => {
    for (const [index, target] of waiting) {
      for await (const checked of checkTargets([target], plan)) {
        all[index] = checked;
      }
    }
  };
  await Promise.all(Array.from({ length: most }, work));
  return all;
}
