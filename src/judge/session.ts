import { nextBatch } from "./batch.ts";
import { CallNumbers } from "./call-numbers.ts";
import type { FromWorker } from "./messages.ts";
import type { Input } from "./observation.ts";
import type { Observed, Observer } from "./observer.ts";
import { Patience } from "./patience.ts";
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

/**
 * The limits with another one for an answer.
 *
 * @param answer - how long an answer may take, in milliseconds
 * @returns the limits
 */
export function limitsFor(answer: number): Limits {
  return { ...DEFAULT_LIMITS, answer };
}

/** So many late errors at once are waited through; more are the subject's way to keep the judge waiting. */
const MOST_STRAYS = 100;

/**
 * Observes subjects in a worker that is replaced whenever a subject hangs it or ends it, so that every
 * input gets an observation.
 */
export class Session implements Observer {
  readonly #limits: Limits;
  #worker: WorkerProcess | undefined;
  #subject: Subject | undefined;
  #patience: Patience;
  /** The input that has its turn while other calls' errors come, and when its time is over (ms since the start). */
  #turn: { readonly index: number; readonly ends: number } | undefined;
  /** What earlier calls left behind to fail while nothing was put. */
  #strays: Observed[] = [];
  /** Why the subject could not be opened again, once that has happened. */
  #lost: string | undefined;
  #inputs: readonly Input[] = [];
  readonly #calls = new CallNumbers();

  /** @param limits - how long things may take */
  constructor(limits: Limits = DEFAULT_LIMITS) {
    this.#limits = limits;
    this.#patience = new Patience(limits.answer);
  }

  async open(subject: Subject): Promise<void> {
    if (subject !== this.#subject) {
      this.#patience = new Patience(this.#limits.answer);
      this.#lost = undefined;
      this.#strays = [];
      this.#inputs = [];
    }
    this.#subject = subject;
    this.#worker ??= new WorkerProcess();
    this.#worker.send({ kind: "open", subject });
    const problem = await this.#acknowledged("opened", `it did not load within ${this.#limits.open} ms`);
    if (problem !== undefined) {
      throw new SubjectError(problem);
    }
  }

  async *observe(
    inputs: readonly Input[],
    order: readonly number[],
  ): AsyncGenerator<Observed, void, undefined> {
    if (inputs !== this.#inputs) {
      this.#inputs = inputs;
      this.#calls.startAnew();
      this.#patience.renew();
    }
    let done = 0;
    // An end that is laid at another call's door may be believed once, or nothing would ever get on.
    let blamedInTurn = -1;
    try {
      while (done < order.length) {
        const batch = nextBatch(inputs, order, done);
        const problem = await this.#start(batch.map((index) => inputs[index] as Input));
        if (problem !== undefined) {
          const observation = { kind: "not-put" as const, reason: problem };
          yield* order.slice(done).map((index) => ({ index, observation }));
          done = order.length;
          return;
        }
        yield* this.#strays.splice(0);
        this.#calls.add(batch);
        const until = done + batch.length;
        while (done < until && this.#worker !== undefined) {
          const index = order[done] as number;
          const next = await this.#next(index);
          const { observation, index: blamed, isLate } = next;
          // What an earlier call left behind is no answer, even if that call was with the same input.
          const isOwn =
            !isLate && (blamed === index || (observation.kind === "exited" && blamedInTurn === index));
          if (observation.kind === "exited") {
            blamedInTurn = index;
          }
          done += isOwn ? 1 : 0;
          yield { ...next, index: isOwn ? index : blamed };
        }
        this.#calls.takeBack(until - done);
      }
    } finally {
      // The caller stopped early, and the worker is still at it.
      if (done < order.length) {
        this.close();
      }
    }
  }

  async *settle(): AsyncGenerator<Observed, void, undefined> {
    this.#worker?.send({ kind: "settle" });
    for (let events = 0; this.#worker !== undefined; events++) {
      if (events > MOST_STRAYS) {
        return this.close();
      }
      const event = await this.#worker.next(this.#limits.open);
      if (event?.kind === "settled") {
        return;
      }
      yield this.#interpret(event, this.#limits.open, this.#calls.lastIndex ?? 0);
    }
  }

  close(): void {
    this.#worker?.kill();
    this.#worker = undefined;
  }

  /** Sets a worker to work on a batch; says what was wrong if no worker could be had. */
  async #start(batch: readonly Input[]): Promise<string | undefined> {
    if (this.#subject === undefined) {
      throw new Error("a session observes nothing before a subject is open");
    }
    // A subject that cannot be opened again, or never answers, is not waited for time after time.
    this.#lost ??= this.#patience.over ?? (await this.#restart(this.#subject, batch));
    return this.#lost;
  }

  async #restart(subject: Subject, batch: readonly Input[]): Promise<string | undefined> {
    if (this.#worker !== undefined && (await this.#send(batch)) === undefined) {
      return undefined;
    }
    // There was no worker, or earlier calls had ended it meanwhile: a fresh one shows whether any can be had.
    try {
      await this.open(subject);
    } catch (error) {
      return `the receiver did not load again: ${(error as Error).message}`;
    }
    return this.#send(batch);
  }

  #send(batch: readonly Input[]): Promise<string | undefined> {
    this.#worker?.send({ kind: "run", inputs: batch, first: this.#calls.next });
    return this.#acknowledged("received", `it took no inputs within ${this.#limits.open} ms`);
  }

  /** Waits until the worker says it did as it was told; else gives it up and says what was wrong. */
  async #acknowledged(kind: FromWorker["kind"], otherwise: string): Promise<string | undefined> {
    let event = await this.#worker?.next(this.#limits.open);
    for (let strays = 0; event?.kind === "escaped" && strays < MOST_STRAYS; strays++) {
      this.#strays.push(this.#interpret(event, 0, 0));
      event = await this.#worker?.next(this.#limits.open);
    }
    if (event?.kind === kind) {
      return undefined;
    }
    if (event?.kind === "gone" && event.call !== undefined) {
      this.#strays.push(this.#interpret(event, 0, 0));
    }
    this.close();
    return event === undefined ? otherwise : problemIn(event);
  }

  /** What came while an input had its turn; it may be about an earlier one. */
  async #next(index: number): Promise<Observed> {
    const { limit } = this.#patience;
    // Late errors of other calls must not buy this one more time.
    const left = Math.max(0, (this.#turn?.index === index ? this.#turn.ends : Infinity) - performance.now());
    if (left === Infinity) {
      this.#turn = { index, ends: performance.now() + limit };
    }
    let event = await this.#worker?.next(Math.min(limit, left));
    if (event?.kind === "called") {
      event = await this.#worker?.next(this.#limits.open);
    }
    if (event?.kind !== "escaped") {
      this.#turn = undefined;
    } else if (left === 0) {
      this.#turn = undefined;
      return this.#interpret(undefined, limit, index);
    }
    return this.#interpret(event, limit, index);
  }

  /** Reads an event; where it is no observation, the worker is given up. */
  #interpret(event: WorkerEvent | undefined, limit: number, index: number): Observed {
    if (event?.kind === "observed") {
      this.#patience.renew();
      return { index, observation: event.observation };
    }
    if (event?.kind === "escaped") {
      const culprit = this.#calls.indexOf(event.call);
      const message = `${event.message}, after it had answered${culprit === undefined ? " an earlier input" : ""}`;
      return { index: culprit ?? index, observation: { kind: "threw", message }, isLate: true };
    }
    this.close();
    if (event === undefined) {
      this.#patience.timedOut();
      return { index, observation: { kind: "timeout", limit } };
    }
    this.#patience.ended();
    const culprit = event.kind === "gone" ? this.#calls.indexOf(event.call) : undefined;
    return { index: culprit ?? index, observation: { kind: "exited", message: problemIn(event) } };
  }
}

function problemIn(event: WorkerEvent): string {
  return "message" in event ? event.message : "its process spoke out of turn";
}
