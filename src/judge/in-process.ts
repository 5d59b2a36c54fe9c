import { DecodedCalls } from "./decoded-calls.ts";
import type { Input } from "./observation.ts";
import type { Observed, Observer } from "./observer.ts";
import { show } from "./show.ts";
import { type Loader, type Subject, SubjectError, type SubjectFunction } from "./subject.ts";

/** How long a promise of a trusted subject may take to settle, in milliseconds: it waits for nothing outside. */
const PROMISE_LIMIT = 50;

/** What was imported before: looking it up once more takes longer than a call, above all under a test runner. */
const LOADERS = new Map<string, Promise<Loader>>();

/**
 * Observes trusted subjects in this process, some hundred times as fast as a worker would: the package's own
 * mutants, which neither loop for ever nor end the process.
 */
export class InProcess implements Observer {
  #subject: SubjectFunction | undefined;
  /** Decoded once for all subjects as long as none of them changes them. */
  #calls = new DecodedCalls([]);

  async open({ loader, args }: Subject): Promise<void> {
    try {
      const imported = LOADERS.get(loader) ?? (import(loader) as Promise<Loader>);
      LOADERS.set(loader, imported);
      this.#subject = await (await imported).open(args);
    } catch (error) {
      throw new SubjectError(show(error));
    }
  }

  async *observe(
    inputs: readonly Input[],
    order: readonly number[],
  ): AsyncGenerator<Observed, void, undefined> {
    if (this.#subject === undefined) {
      throw new Error("nothing is observed before a subject is open");
    }
    if (inputs !== this.#calls.inputs) {
      this.#calls = new DecodedCalls(inputs);
    }
    for (const index of order) {
      const observation = this.#calls.call(this.#subject, index, PROMISE_LIMIT);
      // Most answers are there at once, and waiting for them would take longer than they do.
      yield { index, observation: observation instanceof Promise ? await observation : observation };
    }
  }

  async *settle(): AsyncGenerator<Observed, void, undefined> {}

  close(): void {
    this.#subject = undefined;
  }
}
