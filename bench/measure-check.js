import { spawnSync } from "node:child_process";
import path from "node:path";
import { progress } from "./progress.js";
import { ROOT } from "./root.js";
import { medians } from "./statistics.js";

const MAIN = path.join(ROOT, "dist/src/cli/main.js");

/** Runs of `killtable check` on the whole corpus, all in the folder of the examples. */
export const CHECKS = {
  "a module, pinned cases only": ["../test/receivers/right.mjs", "--runs", "0"],
  "a module, with 1000 samples of each law": ["../test/receivers/right.mjs"],
  "a command in Python": ["--", "python3", "python/right_receiver.py"],
  "a command in Node": ["--", "node", "process-any/receiver.mjs"],
};

/**
 * Measures how long `killtable check` takes, with all that it starts.
 *
 * @param repeats - how often each
 * @param checks - the arguments of each, by its name
 * @returns the medians of the processor time and of the time by the clock, in milliseconds, by those names
 */
export function measureCheck(repeats, checks = CHECKS) {
  const rows = Object.entries(checks).map(([name, args]) => {
    const runs = Array.from({ length: repeats }, (_, at) => {
      progress(`check, ${name}: run ${at + 1} of ${repeats}`);
      return timesOf(args);
    });
    return { name, ...medians(runs) };
  });
  return { repeats, rows };
}

/** The processor time is that of the shell's children, as its `times` counts them: Node does not know it of its own. */
function timesOf(args) {
  const command = [process.execPath, MAIN, "check", ...args].map((word) => `'${word}'`).join(" ");
  const started = performance.now();
  const { stdout, status } = spawnSync("bash", ["-c", `${command} > /dev/null; code=$?; times; exit $code`], {
    cwd: path.join(ROOT, "examples"),
    encoding: "utf8",
  });
  const clock = performance.now() - started;
  if (status !== 0) {
    throw new Error(`killtable check ${args.join(" ")} ended with ${status}`);
  }
  const ofChildren = stdout.trim().split("\n").at(-1) ?? "";
  const seconds = [...ofChildren.matchAll(/(\d+)m([\d.]+)s/g)].map(([, m, s]) => Number(m) * 60 + Number(s));
  return { processor: seconds.reduce((sum, each) => sum + each, 0) * 1000, clock };
}
