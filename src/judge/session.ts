import type { Input, Observation } from "./observation.ts";
import { type Subject, SubjectError } from "./subject.ts";
import { type WorkerEvent, WorkerProcess } from "./worker-process.ts";

/** How long things may take, in milliseconds. */
export interface Limits {
  /** One answer. */
  readonly answer: number;
  /** Opening a subject: importing its module and all that it imports. */
  readonly open: number;
}

/** One second for an answer, and half a minute for a subject that compiles and imports a lot. */
export const DEFAULT_LIMITS: Limits = { answer: 1000, open: 30_000 };

/**
 * Observes subjects in a worker that is replaced whenever a subject hangs it or ends it, so that every
 * input gets an observation.
 */
export class Session {
  readonly #limits: Limits;
  #worker: WorkerProcess | undefined;
  #subject: Subject | undefined;
  #inputs: readonly Input[] | undefined;

  constructor(limits: Limits = DEFAULT_LIMITS) {
    this.#limits = limits;
  }

  /**
   * Opens a subject, in place of the one before.
   *
   * @throws SubjectError saying what was wrong, if the subject cannot be opened within the limit
   */
  async open(subject: Subject): Promise<void> {
    this.#subject = subject;
    this.#worker ??= new WorkerProcess();
    this.#worker.send({ kind: "open", subject });
    const problem = await this.#acknowledged("opened");
    if (problem !== undefined) {
      throw new SubjectError(problem);
    }
  }

  /**
   * Calls the open subject once with each of some inputs, one after another.
   *
   * @param inputs - all inputs; the same list given again is not sent again
   * @param order - the indexes of those to observe, in the order of the calls
   * @yields the index and what the call came to, in that order, for every index
   */
  async *observe(
    inputs: readonly Input[],
    order: readonly number[],
  ): AsyncGenerator<{ readonly index: number; readonly observation: Observation }, void, undefined> {
    let done = 0;
    try {
      while (done < order.length) {
        const problem = await this.#start(inputs, order.slice(done));
        if (problem !== undefined) {
          const observation: Observation = { kind: "exited", message: `it did not start again: ${problem}` };
          yield* order.slice(done).map((index) => ({ index, observation }));
          return;
        }
        while (done < order.length && this.#worker !== undefined) {
          const index = order[done++] as number;
          yield { index, observation: await this.#next(index) };
        }
      }
    } finally {
      // The caller stopped early, and the worker is still at it.
      if (done < order.length) {
        this.close();
      }
    }
  }

  /** Ends the worker. The session may be opened again. */
  close(): void {
    this.#worker?.kill();
    this.#worker = undefined;
    this.#inputs = undefined;
  }

  /** Sets a worker to work on some inputs; says what was wrong if no worker could be had. */
  async #start(inputs: readonly Input[], order: readonly number[]): Promise<string | undefined> {
    if (this.#worker === undefined) {
      if (this.#subject === undefined) {
        throw new Error("a session observes nothing before a subject is open");
      }
      try {
        await this.open(this.#subject);
      } catch (error) {
        return (error as Error).message;
      }
    }
    if (this.#inputs !== inputs) {
      this.#worker?.send({ kind: "inputs", inputs });
      const problem = await this.#acknowledged("received");
      if (problem !== undefined) {
        return problem;
      }
      this.#inputs = inputs;
    }
    this.#worker?.send({ kind: "run", order });
    return undefined;
  }

  /** Waits until the worker says it did as it was told; else gives it up and says what was wrong. */
  async #acknowledged(kind: "opened" | "received"): Promise<string | undefined> {
    for (;;) {
      const event = await this.#worker?.next(this.#limits.open);
      if (event?.kind === kind) {
        return undefined;
      }
      // Observations that nobody waited for may still arrive after a caller stopped early.
      if (event?.kind !== "observed") {
        this.close();
        return event === undefined ? `nothing came within ${this.#limits.open} ms` : problemIn(event);
      }
    }
  }

  /** The observation of one input; where none comes, the worker is given up. */
  async #next(index: number): Promise<Observation> {
    const event = await this.#worker?.next(this.#limits.answer);
    if (event?.kind === "observed" && event.index === index) {
      return event.observation;
    }
    this.close();
    return event === undefined
      ? { kind: "timeout", limit: this.#limits.answer }
      : { kind: "exited", message: problemIn(event) };
  }
}

function problemIn(event: WorkerEvent): string {
  return "message" in event ? event.message : "its process spoke out of turn";
}
