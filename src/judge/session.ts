import type { Input, Observation } from "./observation.ts";
import { type Subject, SubjectError } from "./subject.ts";
import { type WorkerEvent, WorkerProcess } from "./worker-process.ts";

/** How long things may take, in milliseconds. */
export interface Limits {
  /** One answer. A subject that has run into it three times gets a tenth from then on. */
  readonly answer: number;
  /** Opening a subject: importing its module and all that it imports. */
  readonly open: number;
}

/** One second for an answer, and half a minute for a subject that compiles and imports a lot. */
export const DEFAULT_LIMITS: Limits = { answer: 1000, open: 30_000 };

/** The most inputs to send at once, and the number of characters at which a batch is full. */
const BATCH_SIZE = 200;
const BATCH_LENGTH = 100_000;

/** So many time-outs get the whole limit; a subject that hangs on hundreds of inputs shall not take minutes. */
const PATIENT_TIMEOUTS = 3;

/** The limit, in milliseconds, below which a busy machine would be taken for a hanging subject. */
const LEAST_LIMIT = 100;

/**
 * Observes subjects in a worker that is replaced whenever a subject hangs it or ends it, so that every
 * input gets an observation.
 */
export class Session {
  readonly #limits: Limits;
  #worker: WorkerProcess | undefined;
  #subject: Subject | undefined;
  #timeouts = 0;

  constructor(limits: Limits = DEFAULT_LIMITS) {
    this.#limits = limits;
  }

  /**
   * Opens a subject, in place of the one before.
   *
   * @throws SubjectError saying what was wrong, if the subject cannot be opened within the limit
   */
  async open(subject: Subject): Promise<void> {
    if (subject !== this.#subject) {
      this.#timeouts = 0;
    }
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
   * @param inputs - all inputs
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
        const batch = nextBatch(inputs, order, done);
        const problem = await this.#start(batch.map((index) => inputs[index] as Input));
        if (problem !== undefined) {
          const observation: Observation = { kind: "exited", message: `it did not start again: ${problem}` };
          yield* order.slice(done).map((index) => ({ index, observation }));
          return;
        }
        for (const index of batch) {
          if (this.#worker !== undefined) {
            done++;
            yield { index, observation: await this.#next() };
          }
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
  }

  /** Sets a worker to work on a batch; says what was wrong if no worker could be had. */
  async #start(batch: readonly Input[]): Promise<string | undefined> {
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
    this.#worker?.send({ kind: "run", inputs: batch });
    return this.#acknowledged("received");
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

  #answerLimit(): number {
    const { answer } = this.#limits;
    return this.#timeouts < PATIENT_TIMEOUTS ? answer : Math.min(answer, Math.max(LEAST_LIMIT, answer / 10));
  }

  /** The observation of one input; where none comes, the worker is given up. */
  async #next(): Promise<Observation> {
    const limit = this.#answerLimit();
    let event = await this.#worker?.next(limit);
    if (event?.kind === "called") {
      event = await this.#worker?.next(this.#limits.open);
    }
    if (event?.kind === "observed") {
      return event.observation;
    }
    this.close();
    if (event === undefined) {
      this.#timeouts++;
      return { kind: "timeout", limit };
    }
    return { kind: "exited", message: problemIn(event) };
  }
}

/** The next inputs to send: few and small enough to be sent again after each hang. */
function nextBatch(inputs: readonly Input[], order: readonly number[], from: number): readonly number[] {
  let to = from;
  let length = 0;
  do {
    length += inputs[order[to++] as number]?.text.length ?? 0;
  } while (to < order.length && to - from < BATCH_SIZE && length < BATCH_LENGTH);
  return order.slice(from, to);
}

function problemIn(event: WorkerEvent): string {
  return "message" in event ? event.message : "its process spoke out of turn";
}
