import type { ComparedSuites } from "../run/suites.ts";
import { table } from "./table.ts";
import { sentence } from "./wrap.ts";

/**
 * Writes suites side by side: how many mutants and how many dominators each of them stops.
 *
 * @param compared - the suites
 * @returns the text
 */
export function suitesTable({ suites, seed, runs }: ComparedSuites): string {
  const note =
    "Every mutant is put to each suite in the first era in which its fault can show. The dominators are those of " +
    "all pinned cases, the same for every suite: stop them, and every mutant is stopped that one case can stop " +
    "(dynamic subsumption: Ammann, Delamaro, Offutt 2014; on these cases only). The cases of generated envelopes " +
    `are envelopes: ${runs} samples a law, for receivers that claim no feature and for those that claim all ` +
    `(seed ${seed}).`;
  const leftOut = suites[0]?.score.leftOut ?? [];
  return [
    ...table(
      ["suite", "cases", "mutants stopped", "dominators stopped"],
      suites.map(({ name, size, score: { killed, of, dominatorsKilled, dominators } }) => [
        name,
        String(size),
        `${killed} of ${of}`,
        `${dominatorsKilled} of ${dominators}`,
      ]),
    ),
    "",
    ...sentence(note),
    ...leftOut.flatMap(({ id, why }) => sentence(`left out: ${id}, ${why}`, "", "  ")),
  ].join("\n");
}
