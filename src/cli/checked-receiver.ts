import type { CheckedReceiver } from "../report/check-verdict.ts";
import type { Checked } from "../run/check-targets.ts";

/**
 * Makes of a target that was checked what reports tell.
 *
 * @param checked - what became of it
 * @returns its verdicts, or why there are none
 */
export function checkedReceiver(checked: Checked): CheckedReceiver {
  if ("result" in checked) {
    return checked.result;
  }
  const { receiver, era } = checked.target;
  return {
    receiver,
    era,
    problem: checked.error instanceof Error ? checked.error.message : String(checked.error),
  };
}
