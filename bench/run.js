// Measures everything, and writes what it finds to RESULTS.md and results.json; with --only, to the terminal. Ends with
// 1 where a promise does not hold. The machine has to be idle. `npm run bench` builds first.
import { writeFileSync } from "node:fs";
import { availableParallelism, cpus } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { format, resolveConfig } from "prettier";
import { measureCheck } from "./measure-check.js";
import { measureGrowth } from "./measure-growth.js";
import { measureKillMatrix } from "./measure-kill-matrix.js";
import { measureLanes } from "./measure-lanes.js";
import { measureStart } from "./measure-start.js";
import { promises } from "./promises.js";
import { resultsText } from "./results-text.js";
import { ROOT } from "./root.js";

/** In the order in which they are run; how often, where nothing is said. */
const PARTS = {
  killMatrix: { measure: measureKillMatrix, times: 5 },
  check: { measure: measureCheck, times: 5 },
  start: { measure: measureStart, times: 3 },
  growth: { measure: measureGrowth, times: 3 },
  // The vitest lane takes minutes.
  lanes: { measure: measureLanes, times: 2 },
};

/** What another part is compared with. */
const NEEDED = { growth: "start", lanes: "start" };

const { only, repeats } = parseArgs({
  options: { only: { type: "string", multiple: true }, repeats: { type: "string" } },
}).values;
const unknown = only?.find((part) => !Object.hasOwn(PARTS, part));
if (unknown !== undefined || (repeats !== undefined && !/^[1-9]\d*$/.test(repeats))) {
  console.error(`--only takes ${Object.keys(PARTS).join(", ")}, and --repeats a number`);
  process.exit(2);
}
// What is left in temporary folders is removed at the exit.
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, () => process.exit(1));
}

const wanted = new Set((only ?? Object.keys(PARTS)).flatMap((part) => [part, NEEDED[part]]));
const started = performance.now();
const measured = {};
for (const [part, { measure, times }] of Object.entries(PARTS).filter(([name]) => wanted.has(name))) {
  measured[part] = await measure(Number(repeats ?? times));
}
const machine = {
  command: ["node bench/run.js", ...process.argv.slice(2)].join(" "),
  node: process.version,
  processor: cpus()[0]?.model ?? "unknown",
  cores: availableParallelism(),
  platform: `${process.platform} ${process.arch}`,
  date: new Date().toISOString().slice(0, 10),
  minutes: (performance.now() - started) / 60_000,
};
const results = { machine, promises: promises(measured), ...measured };
if (only === undefined) {
  await write("bench/RESULTS.md", resultsText(results));
  await write("bench/results.json", JSON.stringify(results));
} else {
  console.log(await format(resultsText(results), { parser: "markdown" }));
}
for (const { name, value, promised } of results.promises.filter(({ holds }) => !holds)) {
  console.error(`${name}: ${value.toFixed(2)}, and has to be ${promised}`);
  process.exitCode = 1;
}

async function write(name, text) {
  const filepath = path.join(ROOT, name);
  writeFileSync(filepath, await format(text, { ...(await resolveConfig(filepath)), filepath }));
}
