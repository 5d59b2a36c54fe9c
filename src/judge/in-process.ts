import type { Input, Observation } from "./observation.ts";
import type { Observed, Observer } from "./observer.ts";
import { sameJson } from "./same-json.ts";
import { show } from "./show.ts";
import { type Loader, type Subject, SubjectError, type SubjectFunction } from "./subject.ts";

/** How long a promise of a trusted subject may take to settle, in milliseconds: it waits for nothing outside. */
const PROMISE_LIMIT = 50;

/** How many values of an input are compared with what they were: a change deep in a huge one is not looked for. */
const COMPARED_VALUES = 500;

/** An input, decoded once for all subjects as long as none of them changes it. */
interface Decoded {
  value: unknown;
  readonly untouched: unknown;
  readonly context: unknown;
}

/**
 * Observes trusted subjects in this process, some hundred times as fast as a worker would: the package's own
 * mutants, which neither loop for ever nor end the process.
 */
export class InProcess implements Observer {
  #subject: SubjectFunction | undefined;
  #inputs: readonly Input[] = [];
  #decoded: Decoded[] = [];

  async open({ loader, args }: Subject): Promise<void> {
    try {
      this.#subject = await ((await import(loader)) as Loader).open(args);
    } catch (error) {
      throw new SubjectError(show(error));
    }
  }

  async *observe(
    inputs: readonly Input[],
    order: readonly number[],
  ): AsyncGenerator<Observed, void, undefined> {
    if (inputs !== this.#inputs) {
      this.#inputs = inputs;
      this.#decoded = inputs.map(({ text, context }) => ({
        value: JSON.parse(text),
        untouched: JSON.parse(text),
        context: JSON.parse(context),
      }));
    }
    for (const index of order) {
      yield { index, observation: await this.#call(index) };
    }
  }

  async *settle(): AsyncGenerator<Observed, void, undefined> {}

  close(): void {
    this.#subject = undefined;
  }

  async #call(index: number): Promise<Observation> {
    const decoded = this.#decoded[index] as Decoded;
    try {
      let answer = this.#subject?.(decoded.value, decoded.context);
      if (typeof answer !== "string") {
        answer = await withinLimit(answer);
      }
      if (answer === LATE) {
        return { kind: "timeout", limit: PROMISE_LIMIT };
      }
      if (typeof answer !== "string") {
        return { kind: "no-word", shown: show(answer) };
      }
      return { kind: "answered", word: answer, changedInput: this.#restore(index, decoded) };
    } catch (error) {
      this.#restore(index, decoded);
      return { kind: "threw", message: show(error) };
    }
  }

  /** Says whether the value was changed, and replaces it if it was. */
  #restore(index: number, decoded: Decoded): boolean {
    if (sameJson(decoded.value, decoded.untouched, COMPARED_VALUES)) {
      return false;
    }
    decoded.value = JSON.parse(this.#inputs[index]?.text ?? "");
    return true;
  }
}

const LATE = Symbol("late");

function withinLimit(answer: unknown): Promise<unknown> {
  return new Promise((settle, fail) => {
    const timer = setTimeout(() => settle(LATE), PROMISE_LIMIT);
    Promise.resolve(answer)
      .then(settle, fail)
      .finally(() => clearTimeout(timer));
  });
}
