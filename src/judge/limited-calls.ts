import vm from "node:vm";
import { DecodedCalls } from "./decoded-calls.ts";
import type { Input, Observation } from "./observation.ts";
import type { Calls, Observed } from "./observer.ts";
import { Patience } from "./patience.ts";
import type { SubjectFunction } from "./subject.ts";

/** How long one answer may take before its call is suspected to hang, in milliseconds. */
const SUSPECT_LIMIT = 100;

/**
 * So many calls are put at once at first, and then three times as many as were put before: to limit the time of one
 * alone takes longer than a hundred calls do, and the caller may stop early.
 */
const FIRST_BATCH = 100;
const GROWTH = 3;

/**
 * So many calls of an async subject are limited, each for itself, since what it gives has to be waited for. To limit
 * all of them would take most of the time: a loop after that is left to whoever limits the process.
 */
const LIMITED_AWAITS = 200;

/** Where the script that is limited finds what to run. */
const WORK = Symbol.for("killtable.work");
const SCRIPT = new vm.Script('globalThis[Symbol.for("killtable.work")]()', {
  filename: "killtable-limit.js",
});

/** What a batch of calls came to. */
interface Batch {
  readonly done: readonly Observation[];
  /** The call after them, where it is being waited for. */
  readonly pending?: Promise<Observation>;
  /** Whether the call after them hung. */
  readonly hangs: boolean;
}

/**
 * Calls subjects in this process, and ends a call that loops or never settles. A call is taken to hang only if it
 * does so again alone, with all the time that an answer may take. What loops in native code, or after it has waited
 * for something, cannot be ended here.
 */
export class LimitedCalls implements Calls {
  readonly #subject: SubjectFunction;
  readonly #patience: Patience;
  readonly #before: (at: number) => void;
  #calls: DecodedCalls;

  /**
   * @param subject - the subject, plain or async
   * @param answerLimit - how long an answer may take, in milliseconds; less after three that took longer
   * @param calls - the inputs, decoded
   * @param before - is told before each call which one it is, as its place in the order
   */
  constructor(
    subject: SubjectFunction,
    answerLimit: number,
    calls: DecodedCalls,
    before: (at: number) => void = () => {},
  ) {
    this.#subject = subject;
    this.#patience = new Patience(answerLimit);
    this.#calls = calls;
    this.#before = before;
  }

  async *observe(
    inputs: readonly Input[],
    order: readonly number[],
  ): AsyncGenerator<Observed, void, undefined> {
    if (inputs !== this.#calls.inputs) {
      this.#calls = new DecodedCalls(inputs);
    }
    let awaited = 0;
    for (let at = 0, wasAwaited = false; at < order.length;) {
      const isLimited = !wasAwaited || awaited < LIMITED_AWAITS;
      const { done, pending, hangs } = this.#putBatch(order, at, isLimited);
      wasAwaited = pending !== undefined;
      awaited += wasAwaited ? 1 : 0;
      for (const observation of done) {
        yield { index: order[at++] as number, observation };
      }
      if (pending !== undefined || hangs) {
        const first = await pending;
        const isSuspect = first === undefined || first.kind === "timeout";
        const observation = isSuspect ? await this.#putAlone(order, at) : first;
        yield { index: order[at++] as number, observation };
      }
    }
  }

  /** Puts calls up to the first for which there is something to wait, or that hangs. */
  #putBatch(order: readonly number[], from: number, isLimited: boolean): Batch {
    const most = isLimited ? Math.max(FIRST_BATCH, GROWTH * from) : 1;
    const size = Math.min(most, order.length - from);
    const done: Observation[] = [];
    let pending: Promise<Observation> | undefined;
    const put = (): void => {
      while (pending === undefined && done.length < size) {
        const outcome = this.#call(order, from + done.length, SUSPECT_LIMIT);
        if (outcome instanceof Promise) {
          pending = outcome;
        } else {
          done.push(outcome);
        }
      }
    };
    if (!isLimited) {
      put();
    }
    // The time may have been over just when all was done.
    const hangs = isLimited && !endsWithin(SUSPECT_LIMIT, put) && done.length < size;
    return { done, hangs, ...(pending === undefined ? {} : { pending }) };
  }

  async #putAlone(order: readonly number[], at: number): Promise<Observation> {
    const { limit } = this.#patience;
    const index = order[at] as number;
    let outcome: Observation | Promise<Observation> = { kind: "timeout", limit };
    // The call that was ended may have changed it.
    this.#calls.renew(index);
    endsWithin(limit, () => {
      outcome = this.#call(order, at, limit);
    });
    const observation = await (outcome as Observation | Promise<Observation>);
    if (observation.kind === "timeout") {
      this.#calls.renew(index);
      this.#patience.timedOut();
    }
    return observation;
  }

  #call(order: readonly number[], at: number, limit: number): Observation | Promise<Observation> {
    this.#before(at);
    return this.#calls.call(this.#subject, order[at] as number, limit);
  }
}

/** Runs something for at most a time, in milliseconds; says whether it came to its end. */
function endsWithin(timeout: number, work: () => void): boolean {
  const holder = globalThis as { [WORK]?: () => void };
  holder[WORK] = work;
  try {
    SCRIPT.runInThisContext({ timeout });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException | null)?.code === "ERR_SCRIPT_EXECUTION_TIMEOUT") {
      return false;
    }
    throw error;
  } finally {
    delete holder[WORK];
  }
}
