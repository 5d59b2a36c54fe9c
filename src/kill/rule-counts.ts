import type { MatrixRow } from "./matrix.ts";

/** What became of the mutants whose faults are about one rule. */
export interface RuleCount {
  readonly rule: string;
  readonly mutants: number;
  readonly killed: number;
  /** How many are killed by a case of the rule itself; the others only elsewhere. */
  readonly byOwn: number;
}

/**
 * Counts mutants by the rule that their faults are about.
 *
 * @param rows - the mutants' rows
 * @returns the rules that have mutants, sorted
 */
export function countByRule(rows: readonly MatrixRow[]): RuleCount[] {
  const rules = [...new Set(rows.map(({ rules: [about = ""] }) => about))].toSorted();
  return rules.map((rule) => {
    const about = rows.filter(({ rules: [first] }) => first === rule);
    return {
      rule,
      mutants: about.length,
      killed: about.filter(({ status }) => status === "killed").length,
      byOwn: about.filter(({ killedByOwn }) => killedByOwn.length > 0).length,
    };
  });
}
