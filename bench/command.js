// How long `killtable check` takes by the clock on the whole corpus for receivers that are commands: several runs
// each, medians. The machine has to be idle. `npm run bench` builds first.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const REPEATS = 5;
const MAIN = fileURLToPath(new URL("../dist/src/cli/main.js", import.meta.url));
const EXAMPLES = fileURLToPath(new URL("../examples/", import.meta.url));

/** Seconds by the clock of one run. */
function secondsOf(command) {
  const started = performance.now();
  const { status } = spawnSync(process.execPath, [MAIN, "check", "--", ...command], { cwd: EXAMPLES });
  if (status !== 0) {
    throw new Error(`${command.join(" ")}: the run ended with ${status}`);
  }
  return (performance.now() - started) / 1000;
}

function median(command) {
  const seconds = Array.from({ length: REPEATS }, () => secondsOf(command)).toSorted((a, b) => a - b);
  return seconds[Math.floor(REPEATS / 2)];
}

const python = median(["python3", "python/right_receiver.py"]);
const node = median(["node", "process-any/receiver.mjs"]);
console.log(`check, a command in Python:      ${python.toFixed(2)} s by the clock`);
console.log(`check, a command in Node:        ${node.toFixed(2)} s by the clock`);
