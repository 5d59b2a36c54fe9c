import path from "node:path";
import type { TestResult } from "@stryker-mutator/api/test-runner";
import { ProjectCopy } from "../../load/project-copy.ts";
import { VoidError } from "../../run/void-error.ts";
import { type Instrumented, instrument } from "../../stryker/instrument.ts";
import { filesIn, mutableFiles } from "../../stryker/mutable-files.ts";
import type { Report } from "../../stryker/report.ts";
import type { PluginOptions } from "../mutable-targets.ts";
import { type LoopEvent, LoopProcess } from "./loop-process.ts";
import type { Plan } from "./plan.ts";
import { type RunMutant, quickReport } from "./quick-report.ts";
import { runPlans } from "./run-plans.ts";

/** How long all tests may take without a mutant, in milliseconds: as long as StrykerJS lets them. */
const DRY_RUN_LIMIT = 5 * 60_000;

/** What to mutate and how. */
export interface QuickLoopOptions {
  /** The project's folder, absolute. */
  readonly folder: string;
  /** Which configuration in it, and which of its receivers. */
  readonly options: PluginOptions;
  /** The files to mutate, as StrykerJS is told. */
  readonly mutate: readonly string[];
  /** Whether to go on after the first test that kills a mutant, for the whole kill matrix. */
  readonly disableBail: boolean;
}

/**
 * Runs StrykerJS's mutants of a project's receivers without StrykerJS's own processes, plugins and sandbox, and comes to
 * the same. Files are mutated in a copy of the project.
 */
export class QuickLoop {
  readonly #options: QuickLoopOptions;
  readonly #copy: ProjectCopy;
  #process: LoopProcess | undefined;

  /** @param options - what to mutate and how */
  constructor(options: QuickLoopOptions) {
    this.#options = options;
    this.#copy = new ProjectCopy(options.folder);
  }

  /**
   * Runs all mutants of the project as it is now in the copy.
   *
   * @returns the report
   * @throws StrykerMissingError if the project has no StrykerJS
   * @throws UnparsableError if a file that is to be mutated cannot be read
   * @throws VoidError if there is nothing to mutate, or the receivers are not right before anything is mutated
   */
  async run(): Promise<Report> {
    const { folder, mutate } = this.#options;
    const instrumented = await instrument(folder, mutableFiles(folder, filesIn(folder), mutate));
    if (instrumented.mutants.length === 0) {
      throw new VoidError(`there is nothing to mutate in ${mutate.join(", ")}`);
    }
    for (const { file, instrumented: source } of instrumented.files) {
      this.#copy.write(file, source);
    }
    const { tests, plans } = await this.#plan(instrumented);
    const ran = await this.#runAll(plans, tests);
    // The next run begins in a process of its own, as in StrykerJS.
    this.#end();
    return quickReport({ folder, instrumented, tests: tests.map((test) => this.#inProject(test)), ran });
  }

  /** Ends what was started, and deletes the copy. */
  close(): void {
    this.#end();
    this.#copy.remove();
  }

  /** The process that runs the tests; a new one, if the last was ended. */
  #current(): LoopProcess {
    const { folder, options } = this.#options;
    const files = filesIn(folder).map((file) => [path.join(folder, file), { mutate: false }] as const);
    return (this.#process ??= new LoopProcess({
      ...{ options, folder: this.#copy.pathOf(""), files: Object.fromEntries(files) },
    }));
  }

  #end(): void {
    this.#process?.kill();
    this.#process = undefined;
  }

  async #plan({ mutants }: Instrumented): Promise<LoopEvent & { readonly kind: "planned" }> {
    const process = this.#current();
    const made = mutants.filter(({ ignored }) => ignored === undefined);
    process.send({ kind: "plan", mutants: made.map(({ id }) => id) });
    const event = await process.next(DRY_RUN_LIMIT);
    if (event?.kind !== "planned") {
      this.#end();
      throw new VoidError(
        event !== undefined && "message" in event
          ? event.message
          : `the tests did not end within ${DRY_RUN_LIMIT / 60_000} minutes before anything is mutated`,
      );
    }
    return event;
  }

  async #runAll(plans: readonly Plan[], tests: readonly TestResult[]): Promise<Map<string, RunMutant>> {
    const reached = plans.filter(({ isStatic, coveredBy }) => isStatic || coveredBy.length > 0);
    // As StrykerJS does: those for which modules are loaded anew come last.
    const ordered = reached.toSorted((a, b) => Number(a.isStatic) - Number(b.isStatic));
    const processes = { current: () => this.#current(), renew: () => this.#end() };
    const { disableBail } = this.#options;
    const ran = new Map<string, RunMutant>(plans.map((plan) => [plan.id, { plan }]));
    const work = { plans: ordered, tests: tests.map(({ id }) => id), disableBail };
    let at = 0;
    for await (const outcome of runPlans(processes, work)) {
      const plan = ordered[at++] as Plan;
      ran.set(plan.id, { plan, outcome });
    }
    return ran;
  }

  /** What the tests are made of is in the copy, or comes with the package. */
  #inProject({ fileName = "", ...test }: TestResult): TestResult {
    const inCopy = path.relative(this.#copy.pathOf(""), fileName);
    return {
      ...test,
      fileName: inCopy.startsWith("..") ? fileName : path.join(this.#options.folder, inCopy),
    };
  }
}
