import type { Input, Observation } from "./observation.ts";
import type { Observed, Observer } from "./observer.ts";
import { show } from "./show.ts";
import { type Loader, type Subject, SubjectError, type SubjectFunction } from "./subject.ts";
import { textMembers } from "./text-members.ts";

/** How long a promise of a trusted subject may take to settle, in milliseconds: it waits for nothing outside. */
const PROMISE_LIMIT = 50;

/** So many members of an input are compared, the outermost first: all of one that is not built to be huge. */
const COMPARED_MEMBERS = 200;

/** What was imported before: looking it up once more takes longer than a call, above all under a test runner. */
const LOADERS = new Map<string, Promise<Loader>>();

/** An input, decoded once for all subjects as long as none of them changes it. */
interface Decoded {
  value: unknown;
  /** What the value holds. */
  holdings: readonly Holding[];
  readonly context: unknown;
  readonly contextHoldings: readonly Holding[];
}

/** An object or array somewhere in an input, and what it holds. */
interface Holding {
  readonly holder: object;
  /** How many members it has. */
  readonly size: number;
  /** The keys of those that are compared, in their order; none for an array, which has its indexes. */
  readonly keys: readonly string[];
  readonly members: readonly unknown[];
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
      const observation = this.#call(index);
      // Most answers are there at once, and waiting for them would take longer than they do.
      yield { index, observation: observation instanceof Promise ? await observation : observation };
    }
  }

  async *settle(): AsyncGenerator<Observed, void, undefined> {}

  close(): void {
    this.#subject = undefined;
  }

  #call(index: number): Observation | Promise<Observation> {
    const { value, context } = (this.#decoded[index] ??= decode(this.#inputs[index] as Input));
    try {
      const answer = this.#subject?.(value, context);
      return typeof answer === "string" ? this.#answered(index, answer) : this.#settled(index, answer);
    } catch (error) {
      return this.#threw(index, error);
    }
  }

  async #settled(index: number, promised: unknown): Promise<Observation> {
    try {
      const answer = await withinLimit(promised);
      if (typeof answer === "string") {
        return this.#answered(index, answer);
      }
      this.#restore(index);
      return answer === LATE
        ? { kind: "timeout", limit: PROMISE_LIMIT }
        : { kind: "no-word", shown: show(answer), texts: textMembers(answer) };
    } catch (error) {
      return this.#threw(index, error);
    }
  }

  #answered(index: number, word: string): Observation {
    return { kind: "answered", word, changedInput: this.#restore(index) };
  }

  #threw(index: number, error: unknown): Observation {
    this.#restore(index);
    return { kind: "threw", message: show(error) };
  }

  /** Says whether the value was changed; replaces it and the context if either was. */
  #restore(index: number): boolean {
    const { holdings, contextHoldings } = this.#decoded[index] as Decoded;
    const isChanged = !holdings.every(isUntouched);
    if (isChanged || !contextHoldings.every(isUntouched)) {
      this.#decoded[index] = decode(this.#inputs[index] as Input);
    }
    return isChanged;
  }
}

function decode({ text, context }: Input): Decoded {
  const value: unknown = JSON.parse(text);
  const known: unknown = JSON.parse(context);
  return {
    value,
    holdings: holdingsOf(value),
    context: known,
    contextHoldings: holdingsOf(known),
  };
}

/** Lists what a value holds, the outermost first. */
function holdingsOf(value: unknown): Holding[] {
  const holdings: Holding[] = [];
  const pending = [value];
  let room = COMPARED_MEMBERS;
  for (let at = 0; at < pending.length && room > 0; at++) {
    const holder = pending[at];
    if (typeof holder === "object" && holder !== null) {
      const keys = Array.isArray(holder) ? [] : Object.keys(holder).slice(0, room);
      const members: unknown[] = Object.values(holder).slice(0, room);
      holdings.push({ holder, size: sizeOf(holder), keys, members });
      pending.push(...members);
      room -= Math.max(members.length, 1);
    }
  }
  return holdings;
}

function sizeOf(holder: object): number {
  return Array.isArray(holder) ? holder.length : Object.keys(holder).length;
}

/** A quick comparison: what only a hostile subject would do, such as a hidden key, is not looked for. */
function isUntouched({ holder, size, keys, members }: Holding): boolean {
  if (!Object.isExtensible(holder)) {
    return false;
  }
  if (Array.isArray(holder)) {
    return holder.length === size && members.every((member, at) => Object.is(holder[at], member));
  }
  const now = Object.keys(holder);
  return (
    now.length === size &&
    keys.every((key, at) => key === now[at] && Object.is(Reflect.get(holder, key), members[at]))
  );
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
