import type { ComparedLanes, LaneDifference } from "../stryker/compare-lanes.ts";
import { LANES, type Lane } from "../stryker/lanes.ts";
import type { StrykerTimes } from "../stryker/run-stryker.ts";
import type { Colors } from "./colors.ts";
import { count } from "./count.ts";
import { labelled } from "./labelled.ts";
import { timesLine } from "./mutation-summary.ts";
import { excerpt } from "./printable.ts";
import { voidLines } from "./void-lines.ts";
import { sentence } from "./wrap.ts";

/** So many differences are shown. */
const SHOWN = 20;

/** So much of a difference is shown, in characters. */
const TEXT_WIDTH = 160;

/**
 * Writes what an audit found.
 *
 * @param compared - what the lanes came to beside each other; nothing where one left no report
 * @param times - how long each lane took
 * @param voidReasons - why a lane cannot be believed, if one cannot
 * @param colors - colours of the stream that it goes to
 * @returns the text
 */
export function auditText(
  compared: ComparedLanes | undefined,
  times: Readonly<Record<Lane, StrykerTimes>>,
  voidReasons: readonly string[],
  colors: Colors,
): string {
  return [
    colors.bold("Audit"),
    ...(compared === undefined ? [] : differenceLines(compared.differences, colors)),
    ...voidLines(voidReasons, colors),
    ...(compared === undefined ? [] : comparedLines(compared)),
    ...LANES.flatMap((lane) => labelled("time", timesLine(lane, times[lane]))),
  ].join("\n");
}

function differenceLines(differences: readonly LaneDifference[], colors: Colors): string[] {
  const lines = differences
    .slice(0, SHOWN)
    .map(({ about, lanes }) =>
      sentence(
        `${excerpt(about, TEXT_WIDTH)}: fast ${lanes.fast}, vitest ${lanes.vitest}`,
        "differs: ",
        "  ",
      ).map(colors.red),
    );
  const more = differences.length - lines.length;
  return more > 0 ? [...lines.flat(), `and ${count(more, "more difference")}`] : lines.flat();
}

function comparedLines({ mutants, tests, cells, timedOut, differences }: ComparedLanes): string[] {
  return [
    ...labelled(
      "both lanes",
      `${count(differences.length, "difference")} in ${count(cells, "cell")} (${count(mutants, "mutant")}, ${count(tests, "test")})`,
    ),
    ...(timedOut.length === 0
      ? []
      : [
          ...labelled(
            "not compared",
            `the killers of ${count(timedOut.length, "mutant")} that StrykerJS's time limit stopped in a lane:`,
          ),
          ...timedOut.slice(0, SHOWN).flatMap((mutant) => labelled("", excerpt(mutant, TEXT_WIDTH))),
        ]),
  ];
}
