import type { CorpusCase } from "../corpus/case.ts";
import type { Hunted } from "../run/hunt.ts";
import type { NotHunted } from "../run/hunt-mutated.ts";
import type { CheckedReceiver } from "./check-verdict.ts";

/**
 * Writes the counterexamples of laws as a file of cases.
 *
 * @param all - what the check of each receiver came to
 * @returns JSON text in the format of `fixtures/cases/*.json`; an empty list of cases where no law is broken
 */
export function counterexamplesJson(all: readonly CheckedReceiver[]): string {
  const found = all.flatMap((each) => ("problem" in each ? [] : each.properties));
  return casesJson(
    { group: "counterexamples", about: "Generated envelopes that a receiver misreads." },
    found.flatMap(({ readyCase }) => readyCase ?? []),
  );
}

/**
 * Writes what hunts found as a file of cases.
 *
 * @param all - what the hunts came to
 * @returns JSON text in the format of `fixtures/cases/*.json`; an empty list of cases where nothing was found
 */
export function huntedCasesJson(all: readonly (Hunted | NotHunted)[]): string {
  return casesJson(
    { group: "hunted", about: "Generated envelopes that tell a mutant from the original." },
    all.flatMap((each) => ("difference" in each && each.difference ? [each.difference.readyCase] : [])),
  );
}

/**
 * Writes cases as a file of cases. What is there twice is written once, and of different cases with one id the later
 * ones get a number.
 *
 * @param named - the name of the group, and what its cases are about
 * @param cases - the cases
 * @returns JSON text in the format of `fixtures/cases/*.json`
 */
function casesJson(
  named: { readonly group: string; readonly about: string },
  cases: readonly CorpusCase[],
): string {
  const once = new Map(cases.map((each) => [JSON.stringify(each), each]));
  const taken = new Set<string>();
  const unique = [...once.values()].map((each) => {
    const id = freeId(each.id, taken);
    taken.add(id);
    return { ...each, id };
  });
  return JSON.stringify({ ...named, cases: unique }, null, 2);
}

function freeId(id: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const free = number === 1 ? id : `${id}-${number}`;
    if (!taken.has(free)) {
      return free;
    }
  }
}
