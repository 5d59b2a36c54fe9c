import { closeSync, openSync, readSync, writeFileSync } from "node:fs";
import type { LoggedCall } from "../../wire/call-log.ts";

/** How often a call was made. */
export interface CallCount {
  /** The name of the call. */
  readonly seq: string;
  /** How often it was made in all. */
  readonly calls: number;
  /** How many of them carried what a request for input asks for. */
  readonly retries: number;
}

/** Counts the calls in the log of a server while it is written. */
export class CallCounts {
  readonly #file: number;
  readonly #counts = new Map<string, CallCount>();
  readonly #changed = new Set<string>();
  readonly #piece = Buffer.alloc(65_536);
  #unended = Buffer.alloc(0);

  /** @param file - the path of the log; it is made, and empty at first */
  constructor(file: string) {
    writeFileSync(file, "");
    this.#file = openSync(file, "r");
  }

  /**
   * Says how often a call was made by now.
   *
   * @param seq - the name of the call
   */
  callsOf(seq: string): number {
    this.#read();
    return this.#counts.get(seq)?.calls ?? 0;
  }

  /** Lists the calls that were made, or made again, since this was last asked. */
  takeChanged(): CallCount[] {
    this.#read();
    const changed = [...this.#changed].flatMap((seq) => this.#counts.get(seq) ?? []);
    this.#changed.clear();
    return changed;
  }

  /** Reads no more. */
  close(): void {
    closeSync(this.#file);
  }

  #read(): void {
    for (let length = this.#readPiece(); length > 0; length = this.#readPiece()) {
      this.#unended = Buffer.concat([this.#unended, this.#piece.subarray(0, length)]);
    }
    const end = this.#unended.lastIndexOf("\n") + 1;
    const lines = this.#unended.subarray(0, end).toString().split("\n").slice(0, -1);
    this.#unended = this.#unended.subarray(end);
    for (const line of lines) {
      this.#count(callOn(line));
    }
  }

  #readPiece(): number {
    return readSync(this.#file, this.#piece);
  }

  #count({ seq, retry }: Partial<LoggedCall>): void {
    if (typeof seq === "string") {
      const { calls = 0, retries = 0 } = this.#counts.get(seq) ?? {};
      this.#counts.set(seq, { seq, calls: calls + 1, retries: retries + (retry === true ? 1 : 0) });
      this.#changed.add(seq);
    }
  }
}

/** The call on a line; nothing of it where a server was killed before the line was whole. */
function callOn(line: string): Partial<LoggedCall> {
  try {
    return Object(JSON.parse(line)) as Partial<LoggedCall>;
  } catch {
    return {};
  }
}
