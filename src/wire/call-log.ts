import { openSync, writeSync } from "node:fs";

/** One request for an envelope, as a line of the log has it. */
export interface LoggedCall {
  /** How many requests for envelopes the server has had, this one included. */
  readonly call: number;
  readonly method: string;
  /** The name of the call; `null` where the request named none. */
  readonly seq: string | null;
  /** Whether it carries the answers or the state that a request for input asks for. */
  readonly retry: boolean;
}

/** Appends requests for envelopes to a file, one JSON object a line, each before it is answered. */
export class CallLog {
  readonly #file: number | undefined;
  #calls = 0;

  /**
   * @param file - the path of the file; nothing is written where there is none
   * @throws Error if the file cannot be opened
   */
  constructor(file?: string) {
    this.#file = file === undefined ? undefined : openSync(file, "a");
  }

  /**
   * Appends a request, at once: a server that is killed right after it loses nothing.
   *
   * @param request - the request, but for its number
   */
  write(request: Omit<LoggedCall, "call">): void {
    this.#calls++;
    if (this.#file !== undefined) {
      const line: LoggedCall = { call: this.#calls, ...request };
      writeSync(this.#file, `${JSON.stringify(line)}\n`);
    }
  }
}
