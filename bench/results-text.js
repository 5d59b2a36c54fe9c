import { LIMITS } from "./promises.js";

const SECOND = 1000;

/**
 * Writes results for people.
 *
 * @param results - the machine, what is promised, and the parts that were run
 * @returns Markdown
 */
export function resultsText({ machine, promises, start, lanes, growth, check, killMatrix }) {
  return [
    "# Benchmark",
    `Written by \`${machine.command}\`. Times are medians.`,
    table(
      ["", "value", "promised", ""],
      promises.map(({ name, value, promised, holds }) => [
        name,
        value.toFixed(2),
        promised,
        holds ? "holds" : "**fails**",
      ]),
    ),
    table(
      ["Node.js", "processor", "platform", "date", "took"],
      [
        [
          machine.node,
          `${machine.cores} × ${machine.processor}`,
          machine.platform,
          machine.date,
          `${machine.minutes.toFixed(0)} min`,
        ],
      ],
    ),
    ...(start === undefined ? [] : startText(start)),
    ...(lanes === undefined ? [] : lanesText(lanes)),
    ...(growth === undefined ? [] : growthText(growth)),
    ...(check === undefined ? [] : checkText(check)),
    ...(killMatrix === undefined ? [] : killMatrixText(killMatrix)),
  ].join("\n\n");
}

function startText({ repeats, fast }) {
  return [
    "## Start",
    `The fast lane with one mutant, one case and the laws (${repeats} runs): what it takes whatever the receiver.`,
    phasesTable([["fast lane", fast]]),
  ];
}

function lanesText({ repeats, cases, fast, vitest, whole }) {
  const { vitestMatrix, floorMatrix, floor } = whole;
  const { mutants, tests, cells } = vitestMatrix;
  const leftOut = cases.leftOut.map((id) => `\`${id}\``).join(", ");
  return [
    "## Lanes",
    `The reference receivers: that with all features for dual-era peers, that with extensions for modern peers, and that without any for legacy peers. ${count(mutants)} mutants, ${count(tests)} tests (cases, open decisions, laws), in turns (${repeats} runs each), where a mutant ends with the first test that kills it; and once with every test to the end (whole matrix). ${count(cases.put)} of ${count(cases.of)} pinned cases are put${leftOut === "" ? "" : `; the others are for none of them: ${leftOut}`}.`,
    phasesTable([
      ["fast lane", fast],
      ["vitest lane", vitest],
      ["fast lane, whole matrix", whole.fast],
      ["vitest lane, whole matrix", whole.vitest],
    ]),
    `With the whole matrix the vitest lane takes ${ratio(whole, "whole")} times as long, its mutants ${ratio(whole, "mutants")} times.`,
    `${count(cells)} cells of the matrices of both lanes were compared: ${differencesText(vitestMatrix)}.`,
    `The floor is the same matrix by a bare loop over the instrumented receivers in one process: no time limit, no look at whether an envelope was changed, no other process. ${count(floorMatrix.cells)} cells were compared with the fast lane's: ${differencesText(floorMatrix)}. The fast lane may take ${LIMITS.floors} times as long, and the start above.`,
    table(
      ["", "whole, s", "start, s", "tests without a mutant, s", "mutants, s"],
      [["floor", ...seconds([floor.whole, floor.start, floor.tests, floor.mutants])]],
    ),
  ];
}

function ratio({ vitest, fast }, phase) {
  return (vitest[phase] / fast[phase]).toFixed(1);
}

function growthText({ repeats, rows }) {
  return [
    "## Growth",
    `The fast lane and its floor with generated cases for modern peers, twelve laws beside them (${repeats} runs each), every test to the end. The long receiver is ten copies of the short one that all read every envelope and have to agree, so that each mutant is reached by as many tests and each call takes ten times as long.`,
    table(
      [
        ...["receiver", "lines", "cases", "mutants", "fast lane, s", "of it mutants, s", "ms a mutant"],
        ...["floor, s", "of it mutants, s", "cells compared", "cells that differ"],
      ],
      rows.map(({ receiver, lines, cases, fast, floor, floorMatrix }) => [
        ...[receiver, count(lines), count(cases), count(floorMatrix.mutants)],
        ...[...seconds([fast.whole, fast.mutants]), (fast.mutants / floorMatrix.mutants).toFixed(1)],
        ...[
          ...seconds([floor.whole, floor.mutants]),
          count(floorMatrix.cells),
          count(floorMatrix.differences),
        ],
      ]),
    ),
  ];
}

function checkText({ repeats, rows }) {
  return [
    "## `killtable check`",
    `On the whole corpus, with all processes that it starts (${repeats} runs each).`,
    table(
      ["", "processor time, s", "by the clock, s"],
      rows.map(({ name, processor, clock }) => [name, ...seconds([processor, clock])]),
    ),
  ];
}

function killMatrixText({ repeats, mutants, cases, processor, clock, cellsPerSecond }) {
  return [
    "## Hand-written mutants",
    `${mutants} of them against ${cases} cases in process, as \`killtable mutants\` puts them (${repeats} runs).`,
    table(
      ["processor time, s", "by the clock, s", "cells a second"],
      [[...seconds([processor, clock]), count(Math.round(cellsPerSecond))]],
    ),
  ];
}

/** Where the time of a lane goes. */
function phasesTable(rows) {
  return table(
    [
      ...["", "whole, s", "start of StrykerJS, s", "tests without a mutant, s", "about these tests, s"],
      ...["mutants, s", "the rest, s"],
    ],
    rows.map(([name, { whole, start, net, overhead, mutants, rest }]) => [
      name,
      ...seconds([whole, start, net, overhead, mutants, rest]),
    ]),
  );
}

function differencesText({ differences, first, timedOut }) {
  const found =
    differences === 0 ? "none differs" : `${count(differences)} differ, such as ${first.join("; ")}`;
  return timedOut === 0
    ? found
    : `${found}; the killers of ${count(timedOut)} mutants, which came to the time limit, were not compared`;
}

function seconds(milliseconds) {
  return milliseconds.map((each) => (each / SECOND).toFixed(2));
}

function count(number) {
  return number.toLocaleString("en");
}

function table(head, rows) {
  const lines = [head, head.map((_, at) => (at === 0 ? "---" : "---:")), ...rows];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
