/** So many time-outs get the whole limit; a subject that hangs on hundreds of inputs shall not take minutes. */
const PATIENT_TIMEOUTS = 3;

/** So many inputs in a row without an answer, and the rest is not put: a subject may fail on every one. */
const MOST_SILENT = 25;

/** The limit, in milliseconds, below which a busy machine would be taken for a hanging subject. */
const LEAST_LIMIT = 100;

/** How long a subject is waited for that hangs or ends its process, and how often. */
export class Patience {
  readonly #answerLimit: number;
  #timeouts = 0;
  /** How many inputs in a row hung or ended it. */
  #silent = 0;

  /** @param answerLimit - how long an answer may take at first, in milliseconds */
  constructor(answerLimit: number) {
    this.#answerLimit = answerLimit;
  }

  /** How long the next answer may take, in milliseconds: after three time-outs a tenth of what it was. */
  get limit(): number {
    const limit = this.#answerLimit;
    return this.#timeouts < PATIENT_TIMEOUTS ? limit : Math.min(limit, Math.max(LEAST_LIMIT, limit / 10));
  }

  /** Why the subject is to be given up, if it is. */
  get over(): string | undefined {
    return this.#silent < MOST_SILENT
      ? undefined
      : `${this.#silent} inputs in a row hung the receiver or ended its process`;
  }

  /** An input was answered, or other inputs are put from now on. */
  renew(): void {
    this.#silent = 0;
  }

  /** An input hung the subject. */
  timedOut(): void {
    this.#timeouts++;
    this.#silent++;
  }

  /** An input ended the subject's process. */
  ended(): void {
    this.#silent++;
  }
}
