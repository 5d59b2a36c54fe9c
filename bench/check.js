// How much processor time `killtable check` takes on the whole corpus for a plain .mjs receiver, its worker
// included: several runs each, medians, with generated envelopes and without. `npm run bench` builds first.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const REPEATS = 5;
const MAIN = fileURLToPath(new URL("../dist/src/cli/main.js", import.meta.url));
const RECEIVER = fileURLToPath(new URL("../test/receivers/right.mjs", import.meta.url));

/** Processor seconds of one run and all that it started, as the shell's `times` counts them. */
function secondsOf(args) {
  const command = [process.execPath, MAIN, ...args].map((word) => `'${word}'`).join(" ");
  const { stdout, status } = spawnSync("bash", ["-c", `${command} > /dev/null; code=$?; times; exit $code`], {
    encoding: "utf8",
  });
  if (status !== 0) {
    throw new Error(`the run ended with ${status}`);
  }
  const ofChildren = stdout.trim().split("\n").at(-1) ?? "";
  return [...ofChildren.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, m, s]) => sum + Number(m) * 60 + Number(s),
    0,
  );
}

function median(args) {
  const seconds = Array.from({ length: REPEATS }, () => secondsOf(args)).toSorted((a, b) => a - b);
  return seconds[Math.floor(REPEATS / 2)];
}

const pinned = median(["check", RECEIVER, "--runs", "0"]);
const whole = median(["check", RECEIVER]);
console.log(`check, pinned cases only:        ${pinned.toFixed(2)} s of processor time`);
console.log(
  `check, with 1000 runs each law:  ${whole.toFixed(2)} s of processor time (${(whole / pinned).toFixed(1)} times as much)`,
);
