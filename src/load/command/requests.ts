import { randomUUID } from "node:crypto";
import type { Input } from "../../judge/observation.ts";
import { classifyMessage } from "./protocol.ts";

/**
 * So many requests are under way at most, and so many characters of them: waiting for each answer before the next
 * request would take several times as long.
 */
const MOST_UNDER_WAY = 64;
const LONGEST_UNDER_WAY = 1_000_000;

/** A request that has no answer yet. */
interface Request {
  readonly seq: string;
  readonly length: number;
}

/** Requests about some inputs, put in their order and answered in it. */
export class Requests {
  readonly #inputs: readonly Input[];
  /** The input of every request so far. */
  readonly #indexes = new Map<string, number>();
  /** The requests that have no answer yet, the oldest first. */
  #underWay: Request[] = [];
  #length = 0;
  #last: string | undefined;

  /** @param inputs - all inputs */
  constructor(inputs: readonly Input[]) {
    this.#inputs = inputs;
  }

  /** Whether these are the requests about certain inputs. */
  isAbout(inputs: readonly Input[]): boolean {
    return inputs === this.#inputs;
  }

  /** The request that is to be answered next. */
  get turn(): string | undefined {
    return this.#underWay[0]?.seq;
  }

  /** The last request, if there was one. */
  get last(): string | undefined {
    return this.#last;
  }

  /**
   * Finds the input of a request.
   *
   * @param seq - names a request, perhaps
   * @returns the index of its input, unless there was no such request
   */
  indexOf(seq: string): number | undefined {
    return this.#indexes.get(seq);
  }

  /**
   * Makes requests for the inputs that come next, many at once.
   *
   * @param order - the indexes of the inputs, in the order in which they are put
   * @param answered - how many of them are answered
   * @returns the messages to send; none while enough are under way
   */
  refill(order: readonly number[], answered: number): string[] {
    const messages: string[] = [];
    if (this.#underWay.length > MOST_UNDER_WAY / 2) {
      return messages;
    }
    let next = answered + this.#underWay.length;
    while (
      next < order.length &&
      this.#underWay.length < MOST_UNDER_WAY &&
      (this.#length < LONGEST_UNDER_WAY || this.#underWay.length === 0)
    ) {
      const index = order[next++] as number;
      // Nothing in it lets a receiver tell which case this is: the order of the cases is the same every time.
      const seq = randomUUID();
      const message = classifyMessage(seq, this.#inputs[index] as Input);
      this.#indexes.set(seq, index);
      this.#last = seq;
      this.#underWay.push({ seq, length: message.length });
      this.#length += message.length;
      messages.push(message);
    }
    return messages;
  }

  /** The request that had its turn is answered. */
  shift(): void {
    this.#length -= this.#underWay.shift()?.length ?? 0;
  }

  /** Nothing is under way any more: what has no answer has to be put again. */
  drop(): void {
    this.#underWay = [];
    this.#length = 0;
  }

  /**
   * Finds the input of a request that was answered before.
   *
   * @param seq - names a request, perhaps
   * @returns the index of its input, unless there was no such request or it is still under way
   */
  answeredIndex(seq: string): number | undefined {
    return this.#underWay.some((request) => request.seq === seq) ? undefined : this.indexOf(seq);
  }
}
