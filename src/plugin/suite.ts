import type { Corpus } from "../corpus/case.ts";
import { FreshModules } from "../load/fresh-modules.ts";
import { count } from "../report/count.ts";
import type { Target } from "../run/targets.ts";
import { VoidError } from "../run/void-error.ts";
import { canaryTests } from "./canary.ts";
import type { MutableTargets } from "./mutable-targets.ts";
import { OpenedTarget, type Ran } from "./opened-target.ts";
import { prefixOf } from "./target-cases.ts";
import { tellingOrder } from "./telling-order.ts";
import { type TargetTest, targetTests } from "./target-tests.ts";

/** How many unknown ids are named. */
const NAMED = 3;

/** All tests of a run, with the receivers that they are put to. */
export class Suite {
  /** The absolute path of the configuration. */
  readonly config: string;
  /** The corpus that the tests are made of. */
  readonly corpus: Corpus;
  /** All tests. */
  readonly tests: readonly TargetTest[];
  readonly #ids: ReadonlySet<string>;
  readonly #inTellingOrder: readonly TargetTest[];
  readonly #opened: readonly OpenedTarget[];
  readonly #modules: FreshModules;

  /**
   * @param folder - the folder of the receivers' modules, absolute
   * @param found - the receivers
   * @param corpus - the corpus
   * @throws VoidError or ConfigError if there are no tests for one of them
   */
  constructor(folder: string, { config, targets, canary }: MutableTargets, corpus: Corpus) {
    this.config = config;
    this.corpus = corpus;
    this.#modules = new FreshModules(folder);
    const all = targets.map((target) => targetTests(target, corpus, prefixOf(target, targets)));
    this.#opened = [...all, ...(canary === undefined ? [] : [canaryTests(canary)])].map(
      (tests) => new OpenedTarget(tests),
    );
    this.tests = this.#opened.flatMap(({ of }) => of.tests);
    this.#ids = new Set(this.tests.map(({ id }) => id));
    this.#inTellingOrder = tellingOrder(this.tests);
  }

  /** How many cases lists of known failures leave out. */
  get known(): number {
    return this.#opened.reduce((sum, { of }) => sum + of.known, 0);
  }

  /** Does ahead what can be done before the receivers are loaded, for when time is short later. */
  async prepare(): Promise<void> {
    for (const target of this.#opened) {
      await target.prepare();
    }
  }

  /**
   * Loads the receivers, all of their modules afresh.
   *
   * @throws SubjectError if one cannot be loaded
   */
  async load(): Promise<void> {
    const [failed] = await this.#loadAll();
    if (failed !== undefined) {
      throw failed.problem;
    }
  }

  /**
   * Loads the receivers with a mutant active. Where that keeps one from loading, each of its tests fails until it is
   * loaded again.
   *
   * @param activate - has the mutant active, or none
   * @throws SubjectError if one cannot be loaded without the mutant either
   */
  async loadMutated(activate: (isActive: boolean) => void): Promise<void> {
    activate(true);
    const failed = await this.#loadAll();
    if (failed.length > 0) {
      activate(false);
      this.#modules.renew();
      for (const { target, problem } of failed) {
        await target.load();
        target.failAll(problem);
      }
      activate(true);
    }
  }

  /**
   * Picks tests by their ids, in an order in which a mutant is probably killed early.
   *
   * @param ids - the ids; all tests, if left out
   * @returns the tests
   * @throws VoidError if there is none, or there is no test of some id
   */
  choose(ids: readonly string[] | undefined): readonly TargetTest[] {
    if (ids === undefined) {
      return this.#inTellingOrder;
    }
    const unknown = ids.filter((id) => !this.#ids.has(id));
    if (unknown.length > 0) {
      const named = unknown.slice(0, NAMED).join(", ");
      throw new VoidError(`StrykerJS asks for ${count(unknown.length, "test")} that there are not: ${named}`);
    }
    const wanted = new Set(ids);
    const chosen = this.#inTellingOrder.filter(({ id }) => wanted.has(id));
    if (chosen.length === 0) {
      throw new VoidError("StrykerJS asks for no test at all");
    }
    return chosen;
  }

  /**
   * Runs tests one after another.
   *
   * @param chosen - the tests
   * @param enter - is told of the test before each call
   * @yields what became of each
   */
  async *run(
    chosen: readonly TargetTest[],
    enter?: (test: TargetTest) => void,
  ): AsyncGenerator<Ran, void, undefined> {
    for (let from = 0, to = 0; from < chosen.length; from = to) {
      const { of } = chosen[from] as TargetTest;
      do {
        to++;
      } while (chosen[to]?.of === of);
      yield* this.#openedFor(of).run(chosen.slice(from, to), enter);
    }
  }

  #openedFor(target: Target): OpenedTarget {
    return this.#opened.find(({ of }) => of.target === target) as OpenedTarget;
  }

  async #loadAll(): Promise<{ readonly target: OpenedTarget; readonly problem: Error }[]> {
    // The first time too: the configuration may have imported some of them, before they were mutated.
    this.#modules.renew();
    const failed: { target: OpenedTarget; problem: Error }[] = [];
    for (const target of this.#opened) {
      try {
        await target.load();
      } catch (error) {
        failed.push({ target, problem: error as Error });
      }
    }
    return failed;
  }
}
