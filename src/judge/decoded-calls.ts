import { isPromise } from "./is-promise.ts";
import { noWord } from "./no-word.ts";
import type { Input, Observation } from "./observation.ts";
import { show } from "./show.ts";
import type { SubjectFunction } from "./subject.ts";

/** So many members of an input are compared, the outermost first: all of one that is not built to be huge. */
const COMPARED_MEMBERS = 200;

/** An input, decoded once for all subjects as long as none of them changes it. */
interface Decoded {
  readonly value: unknown;
  /** What the value holds. */
  readonly holdings: readonly Holding[];
  readonly context: unknown;
  readonly contextHoldings: readonly Holding[];
}

/** An object or array somewhere in an input, and what it holds. */
interface Holding {
  readonly holder: Readonly<Record<string, unknown>> | readonly unknown[];
  /** How many members it has. */
  readonly size: number;
  /** The keys of those that are compared, in their order; none for an array, which has its indexes. */
  readonly keys: readonly string[];
  readonly members: readonly unknown[];
}

/** Calls subjects in this process with inputs that are decoded once, and again only where a subject changed them. */
export class DecodedCalls {
  /** The inputs, as they were given. */
  readonly inputs: readonly Input[];
  /** By the index of the input; decoded when it has its turn, since a caller may stop long before the last. */
  readonly #decoded: (Decoded | undefined)[] = [];

  /** @param inputs - all inputs */
  constructor(inputs: readonly Input[]) {
    this.inputs = inputs;
  }

  /** Decodes every input before its turn, for when time is short later. */
  decode(): void {
    for (const [index, input] of this.inputs.entries()) {
      this.#decoded[index] ??= decode(input);
    }
  }

  /**
   * Calls a subject with an input.
   *
   * @param subject - the subject, plain or async
   * @param index - the index of the input
   * @param limit - how long a promise of its may take to settle, in milliseconds
   * @returns what the call came to: at once where its answer was, since waiting would take longer than most answers do
   */
  call(subject: SubjectFunction, index: number, limit: number): Observation | Promise<Observation> {
    const { value, context } = (this.#decoded[index] ??= decode(this.inputs[index] as Input));
    try {
      const answer = subject(value, context);
      return isPromise(answer) ? this.#settled(index, answer, limit) : this.#gave(index, answer);
    } catch (error) {
      return this.#threw(index, error);
    }
  }

  /**
   * Has an input decoded anew for its next call, since it may have been changed.
   *
   * @param index - the index of the input
   */
  renew(index: number): void {
    this.#decoded[index] = undefined;
  }

  async #settled(index: number, promised: PromiseLike<unknown>, limit: number): Promise<Observation> {
    try {
      const answer = await withinLimit(promised, limit);
      if (answer === LATE) {
        // It may still change the input.
        this.renew(index);
        return { kind: "timeout", limit };
      }
      return this.#gave(index, answer);
    } catch (error) {
      return this.#threw(index, error);
    }
  }

  #gave(index: number, answer: unknown): Observation {
    const changedInput = this.#restore(index);
    return typeof answer === "string" ? { kind: "answered", word: answer, changedInput } : noWord(answer);
  }

  #threw(index: number, error: unknown): Observation {
    this.#restore(index);
    return { kind: "threw", message: show(error) };
  }

  /** Says whether the value was changed; has it and the context decoded anew if either was. */
  #restore(index: number): boolean {
    const { holdings, contextHoldings } = this.#decoded[index] as Decoded;
    const isChanged = !holdings.every(isUntouched);
    if (isChanged || !contextHoldings.every(isUntouched)) {
      this.renew(index);
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
      holdings.push({ holder: holder as Holding["holder"], size: sizeOf(holder), keys, members });
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
  let at = 0;
  // Listing the keys would take most of the time of a call. What JSON gives has no enumerable keys but its own.
  for (const key in holder) {
    if (
      at < keys.length &&
      !(key === keys[at] && Object.is((holder as Readonly<Record<string, unknown>>)[key], members[at]))
    ) {
      return false;
    }
    at++;
  }
  return at === size;
}

const LATE = Symbol("late");

function withinLimit(answer: PromiseLike<unknown>, limit: number): Promise<unknown> {
  return new Promise((settle, fail) => {
    const timer = setTimeout(() => settle(LATE), limit);
    Promise.resolve(answer)
      .then(settle, fail)
      .finally(() => clearTimeout(timer));
  });
}
