/** Events in the order in which they came, for one reader that waits for them. */
export class Mailbox<Event> {
  readonly #events: Event[] = [];
  #wake: () => void = () => {};

  /**
   * Takes an event in, and wakes the reader.
   *
   * @param event - the event
   */
  push(event: Event): void {
    this.#events.push(event);
    this.#wake();
  }

  /**
   * Waits for the next event.
   *
   * @param limit - milliseconds
   * @returns the event, or `undefined` if none came within the limit
   */
  async next(limit: number): Promise<Event | undefined> {
    if (this.#events.length === 0) {
      await new Promise<void>((wake) => {
        // A timer that fires late, after this process was busy, must not overtake events already waiting.
        const timer = setTimeout(() => setImmediate(wake), limit);
        this.#wake = () => {
          clearTimeout(timer);
          wake();
        };
      });
    }
    return this.#events.shift();
  }
}
