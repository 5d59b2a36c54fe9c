import { DecodedCalls } from "../judge/decoded-calls.ts";
import { LimitedCalls } from "../judge/limited-calls.ts";
import type { Observation } from "../judge/observation.ts";
import { SubjectError, type SubjectFunction } from "../judge/subject.ts";
import { translateAhead } from "../load/import-module.ts";
import { type ModuleArgs, open } from "../load/open-module.ts";
import { strykerNamespace, withinHits } from "./namespace.ts";
import type { TargetTest, TargetTests } from "./target-tests.ts";

/** What became of a test. */
export interface Ran {
  readonly test: TargetTest;
  /** What is wrong, if anything is. */
  readonly failure?: () => string;
  /** Whether a call did not end by itself. */
  readonly hung?: boolean;
}

/** A receiver with its tests, to be loaded again and again. */
export class OpenedTarget {
  readonly of: TargetTests;
  readonly #calls: DecodedCalls;
  #subject: SubjectFunction | undefined;
  #problem: Error | undefined;
  /** Whether a call of the test that runs reached the mutant as often as only an endless loop does. */
  #isEndless = false;

  /** @param of - the receiver and its tests */
  constructor(of: TargetTests) {
    this.of = of;
    this.#calls = new DecodedCalls(of.inputs);
  }

  /** Does ahead what takes longer than most receivers do to answer: it decodes all inputs, and gets a translator. */
  async prepare(): Promise<void> {
    this.#calls.decode();
    await translateAhead((this.of.target.subject.args as ModuleArgs).file);
  }

  /**
   * Loads the receiver from its module, as the module now is.
   *
   * @throws SubjectError if it cannot be loaded
   */
  async load(): Promise<void> {
    const { receiver, subject } = this.of.target;
    this.#problem = undefined;
    this.#subject = undefined;
    try {
      this.#subject = withinHits(await open(subject.args as ModuleArgs), strykerNamespace(), () => {
        this.#isEndless = true;
      });
    } catch (error) {
      throw error instanceof SubjectError ? new SubjectError(`${receiver}: ${error.message}`) : error;
    }
  }

  /**
   * Has every test fail until the receiver is loaded again.
   *
   * @param problem - what is wrong with it
   */
  failAll(problem: Error): void {
    this.#problem = problem;
  }

  /**
   * Runs tests one after another.
   *
   * @param tests - some of its tests
   * @param enter - is told of the test before each call
   * @yields what became of each, in their order
   */
  async *run(
    tests: readonly TargetTest[],
    enter?: (test: TargetTest) => void,
  ): AsyncGenerator<Ran, void, undefined> {
    const problem = this.#problem;
    if (problem !== undefined) {
      return yield* tests.map((test) => ({ test, failure: () => problem.message }));
    }
    if (this.#subject === undefined) {
      throw new Error("no test runs before the receiver is loaded");
    }
    const order = tests.flatMap((test) => test.order);
    const owners = enter === undefined ? [] : tests.flatMap((test) => test.order.map(() => test));
    const before = (at: number): void => enter?.(owners[at] as TargetTest);
    const calls = new LimitedCalls(this.#subject, this.of.target.timeout, this.#calls, before);
    let observations: Observation[] = [];
    let next = 0;
    for await (const { observation } of calls.observe(this.of.inputs, order)) {
      observations.push(observation);
      const test = tests[next] as TargetTest;
      if (observations.length === test.order.length) {
        const failure = test.failureOf(observations);
        const hung = this.#isEndless || observations.some(({ kind }) => kind === "timeout");
        this.#isEndless = false;
        yield { test, ...(failure === undefined ? {} : { failure, hung }) };
        observations = [];
        next++;
      }
    }
  }
}
