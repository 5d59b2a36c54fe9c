import type { Input, Observation } from "./observation.ts";
import type { Observed, Observer } from "./observer.ts";
import { show } from "./show.ts";
import { type Loader, type Subject, SubjectError, type SubjectFunction } from "./subject.ts";

/** How long a promise of a trusted subject may take to settle, in milliseconds: it waits for nothing outside. */
const PROMISE_LIMIT = 50;

/** Up to so many characters an input is compared as a whole, and beyond in outline only. */
const SHORT_LENGTH = 5000;

/** What was imported before: looking it up once more takes longer than a call, above all under a test runner. */
const LOADERS = new Map<string, Promise<Loader>>();

/** An input, decoded once for all subjects as long as none of them changes it. */
interface Decoded {
  value: unknown;
  /** The value as it is encoded, unless it is long. */
  readonly encoded: string | undefined;
  readonly outline: string;
  readonly context: unknown;
}

/**
 * Observes trusted subjects in this process, some hundred times as fast as a worker would: the package's own
 * mutants, which neither loop for ever nor end the process.
 */
export class InProcess implements Observer {
  #subject: SubjectFunction | undefined;
  #inputs: readonly Input[] = [];
  /** By the index of the input; decoded when it has its turn, since a caller may stop long before the last. */
  #decoded: Decoded[] = [];

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
    if (inputs !== this.#inputs) {
      this.#inputs = inputs;
      this.#decoded = [];
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
    const decoded = (this.#decoded[index] ??= decode(this.#inputs[index] as Input));
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
    if (isUntouched(decoded)) {
      return false;
    }
    decoded.value = JSON.parse(this.#inputs[index]?.text ?? "");
    return true;
  }
}

function decode({ text, context }: Input): Decoded {
  const value: unknown = JSON.parse(text);
  const encoded = text.length <= SHORT_LENGTH ? JSON.stringify(value) : undefined;
  return { value, encoded, outline: outline(value), context: JSON.parse(context) };
}

/** A quick comparison: what only a hostile subject would do, such as a hidden key, is not looked for. */
function isUntouched({ value, encoded, outline: before }: Decoded): boolean {
  return outline(value) === before && (encoded === undefined || JSON.stringify(value) === encoded);
}

/** What the value and its direct members look like from outside: how many keys, the first and the last, frozen or not. */
function outline(value: unknown): string {
  const members = typeof value === "object" && value !== null ? Object.values(value) : [];
  return [value, ...members].map(shapeOf).join("\n");
}

function shapeOf(value: unknown): string {
  if (typeof value !== "object" || value === null) {
    return typeof value;
  }
  const keys = Object.keys(value);
  return `${Object.isExtensible(value)} ${keys.length} ${keys[0]} ${keys.at(-1)}`;
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
