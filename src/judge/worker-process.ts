import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { doAtExit, forgetAtExit } from "./at-exit.ts";
import { ownScript } from "./own-script.ts";
import { Mailbox } from "./mailbox.ts";
import { ANSWERS_FD, type FromWorker, type ToWorker, readMessage } from "./messages.ts";
import { HAS_GROUPS, exitMessage, killGroup } from "./process-group.ts";

/** How much of what a subject printed is kept, in characters. */
const KEPT_OUTPUT = 500;

/** The most that may come without the end of a line, in bytes; what a worker writes is far shorter. */
const LONGEST_LINE = 1_000_000;

const WORKER = ownScript(import.meta.url, "worker");

const FORGED = "the subject wrote into the judge's own channel";

/** What arrived from a worker, or that nothing will arrive any more. */
export type WorkerEvent =
  | FromWorker
  /** The process is over, by the doing of a call where that is known. */
  | { readonly kind: "gone"; readonly message: string; readonly call?: number };

/**
 * A process of its own for subjects. It is a process, not a thread, since a thread cannot be ended while
 * it is inside a native call, and takes the whole tool with it when it crashes.
 */
export class WorkerProcess {
  readonly #child: ChildProcess;
  readonly #events = new Mailbox<WorkerEvent>();
  #output = "";
  #gone = false;
  #leavingCall: number | undefined;
  readonly #kill = (): void => killGroup(this.#child);

  constructor() {
    this.#child = fork(WORKER.file, {
      execArgv: [...WORKER.execArgv],
      stdio: ["ignore", "pipe", "pipe", "ipc", "pipe"],
      detached: HAS_GROUPS,
      // Inputs are texts full of quotation marks, which this way need not be escaped again.
      serialization: "advanced",
    });
    // What a subject prints must neither mix with a report nor fill a pipe and block.
    const keep = (chunk: Buffer): void => {
      this.#output = (this.#output + chunk.toString()).slice(-KEPT_OUTPUT);
    };
    this.#child.stdout?.on("data", keep);
    this.#child.stderr?.on("data", keep);
    const channel = this.#child.stdio[ANSWERS_FD] as Readable;
    const answers = createInterface({ input: channel });
    answers.on("line", (line) => this.#read(line));
    let unended = 0;
    channel.on("data", (chunk: Buffer) => {
      const end = chunk.lastIndexOf("\n");
      unended = end === -1 ? unended + chunk.length : chunk.length - end - 1;
      if (unended > LONGEST_LINE) {
        this.#end(FORGED);
      }
    });
    // What the process sent before it ended may still be on its way: its end counts when all has arrived.
    const exited = once(this.#child, "exit") as Promise<[number | null, string | null]>;
    void Promise.all([exited, once(answers, "close")]).then(
      ([[code, signal]]) => this.#end(exitMessage(code, signal)),
      (error: Error) => this.#end(error.message),
    );
    doAtExit(this.#kill);
  }

  /** Tells the worker something; what a dead worker is told is lost, its end is an event. */
  send(message: ToWorker): void {
    if (!this.#gone) {
      this.#child.send(message, () => {});
    }
  }

  /**
   * Waits for the next event.
   *
   * @param limit - milliseconds
   * @returns the event, or `undefined` if none came within the limit
   */
  next(limit: number): Promise<WorkerEvent | undefined> {
    return this.#events.next(limit);
  }

  /** Ends the process at once. */
  kill(): void {
    this.#gone = true;
    forgetAtExit(this.#kill);
    this.#kill();
    // A grandchild may still hold the other ends open; nothing of it may keep the tool alive.
    this.#child.stdout?.destroy();
    this.#child.stderr?.destroy();
    this.#child.stdio[ANSWERS_FD]?.destroy();
    this.#child.unref();
  }

  #read(line: string): void {
    const message = readMessage(line);
    if (message === undefined) {
      this.#end(FORGED);
    } else if (message.kind === "leaving") {
      this.#leavingCall = message.call;
    } else {
      this.#events.push(message);
    }
  }

  #end(message: string): void {
    if (!this.#gone) {
      this.kill();
      const said = this.#output.trim();
      this.#events.push({
        kind: "gone",
        message: said === "" ? message : `${message}; it last printed: ${said}`,
        ...(this.#leavingCall === undefined ? {} : { call: this.#leavingCall }),
      });
    }
  }
}
