import { fork } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { performance } from "node:perf_hooks";
import { pathToFileURL } from "node:url";
import { ownScript } from "../judge/own-script.ts";
import { RUN_REPORTER, type RunEvent, type TimedTest } from "./run-reporter.ts";

/** Where StrykerJS leaves its JSON report, from the folder it runs in. */
export const MUTATION_JSON = path.join("reports", "mutation", "mutation.json");

/** Where StrykerJS leaves its HTML report, from the folder it runs in. */
export const MUTATION_HTML = path.join("reports", "mutation", "mutation.html");

/** What counts instead of what StrykerJS's configuration says, if there is one. */
export interface StrykerOptions extends Readonly<Record<string, unknown>> {
  readonly testRunner: string;
  /** The source files to mutate, as globs. */
  readonly mutate: readonly string[];
  /** Plugins beside those of the configuration: names, or URLs of files. */
  readonly appendPlugins: readonly string[];
  /** What is asked about every mutant before it is run. */
  readonly checkers: readonly string[];
}

/** What the process that runs StrykerJS is told. */
export interface StrykerTask {
  /** The path of StrykerJS's module. */
  readonly core: string;
  readonly options: object;
}

/** A stream of this process. */
export type Output = "stdout" | "stderr";

/** How long StrykerJS took, in milliseconds, and what took long. */
export interface StrykerTimes {
  readonly whole: number;
  /** The tests before anything was mutated, with the start of what runs them; 0 if it did not come to that. */
  readonly tests: number;
  /** All mutants; 0 if it did not come to that. */
  readonly mutants: number;
  /** The tests that took longest before anything was mutated, the slowest first. */
  readonly slowest: readonly TimedTest[];
}

/** So many of the slowest tests are told. */
const SLOWEST = 3;

/**
 * Runs the StrykerJS that is installed for a folder in it. Its reports go to {@link MUTATION_JSON} and
 * {@link MUTATION_HTML}.
 *
 * @param folder - the project's folder
 * @param options - what counts instead of the configuration that it finds there
 * @param output - where what it prints goes
 * @returns how long it took, when it has ended. How it ended, its report says: there is none where it failed
 */
export async function runStryker(
  folder: string,
  options: StrykerOptions,
  output: Output = "stdout",
): Promise<StrykerTimes> {
  const core = createRequire(path.join(folder, "package.json")).resolve("@stryker-mutator/core");
  const task: StrykerTask = { core, options: withReports(options, process[output].isTTY) };
  // A report of an earlier run must not be taken for one of this run.
  for (const report of [MUTATION_JSON, MUTATION_HTML]) {
    rmSync(path.join(folder, report), { force: true });
  }
  const started = performance.now();
  const { file, execArgv } = ownScript(import.meta.url, "stryker-script");
  const child = fork(file, {
    cwd: folder,
    execArgv: [...execArgv],
    stdio: ["inherit", output === "stdout" ? 1 : 2, "inherit", "ipc"],
  });
  // A signal that ends this process must not leave StrykerJS, which ends its own workers, behind.
  const stop = (): void => void child.kill();
  process.once("exit", stop);
  const events: RunEvent[] = [];
  child.on("message", (event: RunEvent) => events.push(event));
  child.send(task);
  // Not before all that it has told is here.
  await once(child, "close");
  process.off("exit", stop);
  return timesOf(events, performance.now() - started);
}

function withReports({ appendPlugins, ...options }: StrykerOptions, isTerminal: boolean): object {
  return {
    ...options,
    appendPlugins: [...appendPlugins, pathToFileURL(ownScript(import.meta.url, "run-reporter").file).href],
    reporters: ["json", "html", isTerminal ? "progress" : "progress-append-only", RUN_REPORTER],
    jsonReporter: { fileName: MUTATION_JSON },
    htmlReporter: { fileName: MUTATION_HTML },
    // Whatever the run comes to.
    cleanTempDir: "always",
    ...(isTerminal ? {} : { allowConsoleColors: false }),
  };
}

function timesOf(events: readonly RunEvent[], whole: number): StrykerTimes {
  const tested = events.find((event) => event.kind === "tested");
  const mutated = events.find((event) => event.kind === "mutated");
  const slowest = (tested?.tests ?? []).toSorted((a, b) => b.milliseconds - a.milliseconds);
  return {
    whole,
    tests: tested?.milliseconds ?? 0,
    mutants: mutated?.milliseconds ?? 0,
    slowest: slowest.slice(0, SLOWEST),
  };
}
