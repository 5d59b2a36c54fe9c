import { availableParallelism } from "node:os";
import path from "node:path";
import type { TestResult } from "@stryker-mutator/api/test-runner";
import { ProjectCopy } from "../../load/project-copy.ts";
import { VoidError } from "../../run/void-error.ts";
import { type Instrumented, instrument } from "../../stryker/instrument.ts";
import { filesIn, mutableFiles } from "../../stryker/mutable-files.ts";
import type { Report } from "../../stryker/report.ts";
import type { PluginOptions } from "../mutable-targets.ts";
import type { Told } from "../runner.ts";
import { closable } from "./closed-coverage.ts";
import type { LoopEvent } from "./loop-process.ts";
import type { Plan } from "./plan.ts";
import { type RunMutant, quickReport } from "./quick-report.ts";
import { runPlans } from "./run-plans.ts";
import { Tester } from "./tester.ts";

/** How long all tests may take without a mutant, in milliseconds: as long as StrykerJS lets them. */
const DRY_RUN_LIMIT = 5 * 60_000;

/** Each process holds all inputs, decoded. */
const MOST_PROCESSES = 4;

/** What to mutate and how. */
export interface QuickLoopOptions {
  /** The project's folder, absolute. */
  readonly folder: string;
  /** Which configuration in it, and which of its receivers. */
  readonly options: PluginOptions;
  /** Whether to go on after the first test that kills a mutant, for the whole kill matrix. */
  readonly disableBail: boolean;
}

/**
 * Runs StrykerJS's mutants of a project's receivers in processes of its own, and comes to what StrykerJS comes to with
 * our test runner, without the seconds that StrykerJS takes to start. Files are mutated in a copy of the project.
 */
export class QuickLoop {
  readonly #options: QuickLoopOptions;
  readonly #copy: ProjectCopy;
  readonly #first: Tester;
  readonly #testers: readonly Tester[];
  #mutated: ReadonlySet<string> = new Set();

  /** @param options - what to mutate and how */
  constructor(options: QuickLoopOptions) {
    this.#options = options;
    this.#copy = new ProjectCopy(options.folder);
    const tester = (): Tester => new Tester(() => this.#told());
    this.#first = tester();
    this.#testers = [this.#first, ...Array.from({ length: concurrency() - 1 }, tester)];
  }

  /**
   * Runs all mutants. Nothing but the files that are mutated may have changed since the loop was made, or they were
   * last refreshed.
   *
   * @param mutate - the files to mutate, as StrykerJS is told
   * @param signal - ends the run before its time
   * @returns the report
   * @throws StrykerMissingError if the project has no StrykerJS
   * @throws UnparsableError if a file that is to be mutated cannot be read
   * @throws VoidError if there is nothing to mutate, or the receivers are not right before anything is mutated
   * @throws the signal's reason if it ended the run
   */
  async run(mutate: readonly string[], signal?: AbortSignal): Promise<Report> {
    const over = new AbortController();
    const stop = (): void => over.abort(signal?.reason);
    over.signal.addEventListener("abort", () => this.#end());
    signal?.addEventListener("abort", stop);
    try {
      signal?.throwIfAborted();
      return await this.#run(mutate, over.signal);
    } finally {
      signal?.removeEventListener("abort", stop);
      // The next run begins in processes of its own, as in StrykerJS.
      over.abort();
    }
  }

  /** Makes all ready for the next run, so that it takes less time. */
  prepare(): void {
    for (const tester of this.#testers) {
      tester.current();
    }
  }

  /**
   * Takes over files that were changed, made or deleted.
   *
   * @param files - their paths from the project's folder
   */
  refresh(files: readonly string[]): void {
    for (const file of files) {
      this.#copy.refresh(file);
    }
    // What was made ready knows only how the other files were.
    if (!files.every((file) => this.mutates(file))) {
      this.#end();
    }
  }

  /**
   * Says whether a file was mutated in the last run.
   *
   * @param file - its path from the project's folder
   */
  mutates(file: string): boolean {
    return this.#mutated.has(file);
  }

  /** Ends what was started, and deletes the copy. */
  close(): void {
    this.#end();
    this.#copy.remove();
  }

  async #run(mutate: readonly string[], signal: AbortSignal): Promise<Report> {
    const { folder } = this.#options;
    const instrumented = await instrument(folder, mutableFiles(folder, filesIn(folder), mutate));
    signal.throwIfAborted();
    if (instrumented.mutants.length === 0) {
      throw new VoidError(`there is nothing to mutate in ${mutate.join(", ")}`);
    }
    this.#write(instrumented);
    const { tests, plans } = await this.#plan(instrumented, signal);
    const ran = await this.#runAll(plans, tests, signal);
    return quickReport({ folder, copy: this.#copy.pathOf(""), instrumented, tests, ran });
  }

  #write({ files }: Instrumented): void {
    const mutated = new Set(files.map(({ file }) => file));
    for (const file of [...this.#mutated].filter((each) => !mutated.has(each))) {
      this.#copy.refresh(file);
    }
    for (const { file, instrumented } of files) {
      this.#copy.write(file, closable(instrumented));
    }
    this.#mutated = mutated;
  }

  async #plan(
    instrumented: Instrumented,
    signal: AbortSignal,
  ): Promise<LoopEvent & { readonly kind: "planned" }> {
    const wasPrepared = this.#first.isPrepared;
    const made = instrumented.mutants.filter(({ ignored }) => ignored === undefined);
    const process = this.#first.current();
    process.send({ kind: "plan", mutants: made.map(({ id }) => id) });
    this.prepare();
    let event = await process.next(DRY_RUN_LIMIT);
    signal.throwIfAborted();
    if (wasPrepared && dependsOnMutated(event)) {
      this.#end();
      return this.#plan(instrumented, signal);
    }
    event = event?.kind === "prepared" ? await process.next(DRY_RUN_LIMIT) : event;
    signal.throwIfAborted();
    if (event?.kind !== "planned") {
      throw new VoidError(problemIn(event));
    }
    return event;
  }

  async #runAll(
    plans: readonly Plan[],
    tests: readonly TestResult[],
    signal: AbortSignal,
  ): Promise<Map<string, RunMutant>> {
    const reached = plans.filter(({ isStatic, coveredBy }) => isStatic || coveredBy.length > 0);
    // As StrykerJS does: those for which modules are loaded anew come last.
    const ordered = reached.toSorted((a, b) => Number(a.isStatic) - Number(b.isStatic));
    const ran = new Map<string, RunMutant>(plans.map((plan) => [plan.id, { plan }]));
    const common = { tests: tests.map(({ id }) => id), disableBail: this.#options.disableBail };
    await Promise.all(
      this.#testers.map(async (tester, index) => {
        const own = ordered.filter((_, at) => at % this.#testers.length === index);
        let at = 0;
        for await (const outcome of runPlans(tester, { plans: own, ...common }, signal)) {
          const plan = own[at++] as Plan;
          ran.set(plan.id, { plan, outcome });
        }
      }),
    );
    return ran;
  }

  #end(): void {
    for (const tester of this.#testers) {
      tester.end();
    }
  }

  #told(): Omit<Told, "log"> {
    const { folder, options } = this.#options;
    const files = filesIn(folder).map((file) => [path.join(folder, file), { mutate: false }] as const);
    const told = { options, folder: this.#copy.pathOf(""), files: Object.fromEntries(files) };
    return { ...told, incremental: false, ignoreStatic: false };
  }
}

/** So many processes run mutants at once. */
function concurrency(): number {
  return Math.min(availableParallelism(), MOST_PROCESSES);
}

/** Whether what was made ready before files were mutated anew may be of no use now. */
function dependsOnMutated(event: LoopEvent | undefined): boolean {
  return event?.kind === "gone" || (event?.kind === "prepared" && event.isReached);
}

/** Why there is no plan. */
function problemIn(event: LoopEvent | undefined): string {
  if (event?.kind === "problem") {
    return event.message;
  }
  return event?.kind === "gone"
    ? `the receivers cannot be tested before anything is mutated: ${event.message}`
    : `the tests do not end within ${DRY_RUN_LIMIT / 60_000} minutes before anything is mutated`;
}
