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

/** A log that cannot be opened. The message says which, and why. */
export class LogError extends Error {
  override readonly name = "LogError";
}

/** Appends requests for envelopes to a file, one JSON object a line, each before it is answered. */
export class CallLog {
  readonly #file: number | undefined;
  #calls = 0;

  /**
   * @param file - the path of the file; nothing is written where there is none
   * @throws LogError if the file cannot be opened
   */
  constructor(file?: string) {
    try {
      this.#file = file === undefined ? undefined : openSync(file, "a");
    } catch (error) {
      throw new LogError(`the log cannot be opened: ${(error as Error).message}`);
    }
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
