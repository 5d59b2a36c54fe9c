import type { CorpusCase, Rule } from "./case.ts";

/**
 * Puts cases of one rule side by side: by the first rule that each of them shows, in the order of the rules.
 *
 * @param cases - cases
 * @param rules - the rules
 * @returns the cases; those of one rule in their order
 */
export function orderByRule(cases: readonly CorpusCase[], rules: readonly Rule[]): CorpusCase[] {
  const places = new Map(rules.map(({ id }, place) => [id, place]));
  const placeOf = ({ rules: [first = ""] }: CorpusCase): number => places.get(first) ?? rules.length;
  return cases.toSorted((a, b) => placeOf(a) - placeOf(b));
}
