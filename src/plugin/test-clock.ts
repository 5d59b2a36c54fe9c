/** How long tests take that run in turns. */
export class TestClock {
  /** How long each took so far, in milliseconds, by its id. */
  readonly spent = new Map<string, number>();
  #current: { readonly id: string; readonly since: number } | undefined;

  /**
   * Lets the time run for a test.
   *
   * @param id - its id
   */
  enter(id: string): void {
    if (this.#current?.id !== id) {
      this.stop();
      this.#current = { id, since: performance.now() };
    }
  }

  /** Lets the time run for no test. */
  stop(): void {
    if (this.#current !== undefined) {
      const { id, since } = this.#current;
      this.spent.set(id, (this.spent.get(id) ?? 0) + performance.now() - since);
    }
    this.#current = undefined;
  }
}
