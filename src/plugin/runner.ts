import type { FileDescriptions } from "@stryker-mutator/api/core";
import type { Logger } from "@stryker-mutator/api/logging";
import type {
  CompleteDryRunResult,
  DryRunOptions,
  DryRunStatus,
  ErrorDryRunResult,
  ErrorMutantRunResult,
  KilledMutantRunResult,
  MutantRunOptions,
  MutantRunStatus,
  SurvivedMutantRunResult,
} from "@stryker-mutator/api/test-runner";
import { CorpusError } from "../corpus/corpus-error.ts";
import { readCorpus } from "../corpus/read.ts";
import { SubjectError } from "../judge/subject.ts";
import { ConfigError } from "../load/config-error.ts";
import { count } from "../report/count.ts";
import { VoidError } from "../run/void-error.ts";
import { type PluginOptions, mutableTargets } from "./mutable-targets.ts";
import { strykerNamespace } from "./namespace.ts";
import type { Ran } from "./opened-target.ts";
import { ofState } from "./incremental.ts";
import { type ReportedTest, reportedTests } from "./reported-tests.ts";
import { Suite } from "./suite.ts";
import type { TargetTest } from "./target-tests.ts";
import { TestClock } from "./test-clock.ts";

/** Faults of what was given, and not of ours: the message alone says what to do. */
const PLAIN_ERRORS = [ConfigError, CorpusError, SubjectError, VoidError];

/** How many tests that fail before anything is mutated are named. */
const NAMED = 5;

// StrykerJS's own enumerations.
const PASSED = "complete" as DryRunStatus.Complete;
const NOT_RUN = "error" as DryRunStatus.Error;
const KILLED = "killed" as MutantRunStatus.Killed;
const SURVIVED = "survived" as MutantRunStatus.Survived;
const NOT_JUDGED = "error" as MutantRunStatus.Error;

/** What a run without a mutant comes to. */
export type DryRun = CompleteDryRunResult | ErrorDryRunResult;

/** What a run with a mutant comes to. */
export type MutantRun = KilledMutantRunResult | SurvivedMutantRunResult | ErrorMutantRunResult;

/** What the runner is told before all. */
export interface Told {
  readonly options: PluginOptions;
  /** The folder with the mutated files, absolute. */
  readonly folder: string;
  readonly log: Pick<Logger, "info">;
  /** The files that StrykerJS knows of. */
  readonly files: FileDescriptions;
  /** Whether it may take over verdicts of an earlier run; and leaves out mutants that only code on load reaches. */
  readonly incremental: boolean;
  readonly ignoreStatic: boolean;
}

/** Runs the tests of receivers while StrykerJS mutates them, all in this process. */
export class Runner {
  readonly #told: Told;
  readonly #namespace = strykerNamespace();
  #suite: Suite | undefined;
  #reported: readonly ReportedTest[] | undefined;
  #isLoaded = false;

  /** @param told - where and what to run */
  constructor(told: Told) {
    this.#told = told;
  }

  /** Makes the tests ready, as the first run does else. What is wrong with what they are made of, that run says. */
  async prepare(): Promise<void> {
    try {
      this.#suite ??= await this.#open();
      this.#reported ??= reportedTests(this.#suite, this.#told.files);
      await this.#suite.prepare();
    } catch (error) {
      plainMessage(error);
    }
  }

  /**
   * Runs all tests without a mutant. One that fails is an error: a receiver is mutated once it is right.
   *
   * @param options - whether to see which mutants each test reaches
   * @returns the tests, and what they reach
   */
  async dryRun(options: DryRunOptions): Promise<DryRun> {
    try {
      return await this.#dryRun(options);
    } catch (error) {
      return { status: NOT_RUN, errorMessage: plainMessage(error) };
    }
  }

  /**
   * Runs tests with a mutant active.
   *
   * @param options - which mutant, which tests, and whether to go on after the first that fails
   * @returns which tests killed it; never that it survived, unless every test ran
   */
  async mutantRun(options: MutantRunOptions): Promise<MutantRun> {
    try {
      return await this.#mutantRun(options);
    } catch (error) {
      return { status: NOT_JUDGED, errorMessage: plainMessage(error) };
    } finally {
      this.#namespace.activeMutant = undefined;
    }
  }

  async #dryRun({ coverageAnalysis, testFiles = [] }: DryRunOptions): Promise<DryRun> {
    if (testFiles.length > 0) {
      throw new ConfigError(
        "testFiles is not for the test runner killtable, whose tests are not in files; leave it out",
      );
    }
    const { files, incremental, ignoreStatic } = this.#told;
    if (incremental && coverageAnalysis === "off") {
      throw new ConfigError(
        'with coverageAnalysis "off", incremental would take over whatever has changed; leave one of them out',
      );
    }
    const suite = (this.#suite ??= await this.#open());
    this.#allow(undefined);
    await this.#load();
    const clock = new TestClock();
    const failed: TargetTest[] = [];
    let ran = 0;
    for await (const { test, failure } of suite.run(suite.tests, ({ id }) => {
      clock.enter(id);
      this.#namespace.currentTestId = coverageAnalysis === "perTest" ? id : undefined;
    })) {
      ran++;
      failed.push(...(failure === undefined ? [] : [test]));
    }
    this.#namespace.currentTestId = undefined;
    clock.stop();
    requireAll(ran, suite.tests);
    if (failed.length > 0) {
      throw new VoidError(failsAlready(failed));
    }
    if (suite.known > 0) {
      this.#told.log.info(`${count(suite.known, "case")} left out, which the lists of known failures name`);
    }
    const reported = (this.#reported ??= reportedTests(suite, files));
    const tests = reported.map((test) => ({ ...test, timeSpentMs: clock.spent.get(test.id) ?? 0 }));
    if (coverageAnalysis === "off") {
      return { status: PASSED, tests };
    }
    const coverage = this.#namespace.mutantCoverage ?? { static: {}, perTest: {} };
    // The code of mutated files goes on counting, but for no test.
    const mutantCoverage = { static: { ...coverage.static }, perTest: { ...coverage.perTest } };
    const run = { tests, mutantCoverage };
    return { status: PASSED, ...(incremental ? ofState(run, files, ignoreStatic) : run) };
  }

  async #mutantRun(options: MutantRunOptions): Promise<MutantRun> {
    const { testFilter, disableBail, timeout } = options;
    // Where calls hang, what is known by half the time counts: StrykerJS ends the process when it is over.
    const deadline = performance.now() + timeout / 2;
    const suite = (this.#suite ??= await this.#open());
    const chosen = suite.choose(testFilter);
    await this.#activate(options);
    const failed: Ran[] = [];
    let ran = 0;
    let hung = false;
    for await (const each of suite.run(chosen)) {
      ran++;
      failed.push(...(each.failure === undefined ? [] : [each]));
      hung ||= each.hung ?? false;
      if (failed.length > 0 && (!disableBail || (hung && performance.now() > deadline))) {
        break;
      }
    }
    const failures = new Map(failed.map(({ test, failure }) => [test, failure]));
    // In the order of the suite, whatever order is quick.
    const killers = suite.tests.filter((test) => failures.has(test));
    const [first] = killers;
    if (first !== undefined) {
      const killedBy = killers.map(({ id }) => id);
      return { status: KILLED, killedBy, failureMessage: failures.get(first)?.() ?? "", nrOfTests: ran };
    }
    requireAll(ran, chosen);
    return { status: SURVIVED, nrOfTests: ran };
  }

  /** Has a mutant active, from the load of the modules on where it is in code that runs then. */
  async #activate({
    activeMutant,
    mutantActivation,
    reloadEnvironment,
    hitLimit,
  }: MutantRunOptions): Promise<void> {
    const isStatic = mutantActivation === "static";
    const activate = (isActive: boolean): void => {
      this.#allow(hitLimit);
      this.#namespace.activeMutant = isActive ? activeMutant.id : undefined;
    };
    if (isStatic) {
      this.#isLoaded = false;
      await this.#suite?.loadMutated(activate);
    } else if (reloadEnvironment || !this.#isLoaded) {
      await this.#load();
    }
    activate(true);
  }

  async #load(): Promise<void> {
    this.#namespace.activeMutant = undefined;
    this.#isLoaded = false;
    await this.#suite?.load();
    this.#isLoaded = true;
  }

  /** How often the mutant may be reached from now on. */
  #allow(hitLimit: number | undefined): void {
    this.#namespace.hitLimit = hitLimit;
    this.#namespace.hitCount = hitLimit === undefined ? undefined : 0;
  }

  async #open(): Promise<Suite> {
    const { folder, options } = this.#told;
    const corpus = readCorpus();
    return new Suite(folder, await mutableTargets(folder, options, corpus), corpus);
  }
}

function requireAll(ran: number, { length }: readonly TargetTest[]): void {
  if (ran !== length) {
    throw new VoidError(`${ran} of ${length} tests ran`);
  }
}

function failsAlready(failed: readonly TargetTest[]): string {
  const named = failed.slice(0, NAMED).map(({ id }) => id);
  const more = failed.length > NAMED ? ", …" : "";
  return `the receivers fail ${count(failed.length, "test")} before anything is mutated: ${named.join(", ")}${more}; npx killtable check says why. Correct them, or list them in a baseline`;
}

function plainMessage(error: unknown): string {
  if (PLAIN_ERRORS.some((kind) => error instanceof kind)) {
    return (error as Error).message;
  }
  throw error;
}
