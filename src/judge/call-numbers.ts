/**
 * The numbers of calls, by which a worker says whose doing something is. They go on whatever the inputs are, so
 * that what a call leaves behind is never laid to an input that was put after it.
 */
export class CallNumbers {
  /** The index of the input of every call since the inputs are these. */
  #indexes: number[] = [];
  /** The number of the first of them. */
  #first = 0;

  /** The number that the next call gets. */
  get next(): number {
    return this.#first + this.#indexes.length;
  }

  /** The input that was put last, if one was. */
  get lastIndex(): number | undefined {
    return this.#indexes.at(-1);
  }

  /** From now on indexes are those of other inputs. */
  startAnew(): void {
    this.#first = this.next;
    this.#indexes = [];
  }

  /**
   * Numbers calls.
   *
   * @param indexes - their inputs, in the order of the calls
   */
  add(indexes: readonly number[]): void {
    this.#indexes.push(...indexes);
  }

  /**
   * Takes the last numbers back, of calls that a worker that is no more was told of and did not come to.
   *
   * @param count - how many
   */
  takeBack(count: number): void {
    this.#indexes.length -= count;
  }

  /**
   * Finds the input of a call.
   *
   * @param call - the number of the call, if it is known
   * @returns the index of its input, unless it was put before the inputs that are put now, or by no one
   */
  indexOf(call: number | undefined): number | undefined {
    return call === undefined ? undefined : this.#indexes[call - this.#first];
  }
}
