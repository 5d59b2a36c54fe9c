import type { CaseExpectation } from "../corpus/case.ts";

/**
 * Writes what is right for a case.
 *
 * @param expected - the category, or several where a question is open
 * @returns such as "tool_error" or "tool_error or unclassified"
 */
export function expectedWords(expected: CaseExpectation): string {
  return typeof expected === "string" ? expected : expected.oneOf.join(" or ");
}
