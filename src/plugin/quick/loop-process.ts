import { type ChildProcess, fork } from "node:child_process";
import { Mailbox } from "../../judge/mailbox.ts";
import { ownScript } from "../../judge/own-script.ts";
import { HAS_GROUPS, exitMessage, killGroup } from "../../judge/process-group.ts";
import { firstLine } from "../../load/run-config.ts";
import type { FromLoop, ToLoop } from "./messages.ts";

const WORKER = ownScript(import.meta.url, "loop-worker");

/** How much of what it last wrote on its standard error is kept, in characters. */
const KEPT_ERRORS = 2000;

/** What arrived from the process, or that nothing will arrive any more. */
export type LoopEvent = FromLoop | { readonly kind: "gone"; readonly message: string };

/** A process that runs the tests of receivers, first without a mutant and then with one after another. */
export class LoopProcess {
  readonly #child: ChildProcess;
  readonly #events = new Mailbox<LoopEvent>();
  readonly #kill = (): void => killGroup(this.#child);
  #errors = "";

  constructor() {
    this.#child = fork(WORKER.file, {
      execArgv: [...WORKER.execArgv],
      stdio: ["ignore", "ignore", "pipe", "ipc"],
      detached: HAS_GROUPS,
      serialization: "advanced",
    });
    this.#child.stderr?.on("data", (chunk: Buffer) => {
      this.#errors = (this.#errors + chunk.toString()).slice(-KEPT_ERRORS);
    });
    this.#child.on("message", (message: FromLoop) => this.#events.push(message));
    this.#child.once("error", ({ message }) => this.#events.push({ kind: "gone", message }));
    // What it sent before it ended may still be on its way.
    this.#child.once("close", (code, signal) => {
      const message = `${exitMessage(code, signal)}${firstLine(this.#errors)}`;
      this.#events.push({ kind: "gone", message });
    });
    process.once("exit", this.#kill);
  }

  /** Tells the process something; what one is told that has ended is lost, its end is an event. */
  send(message: ToLoop): void {
    this.#child.send(message, () => {});
  }

  /**
   * Waits for the next event.
   *
   * @param limit - milliseconds
   * @returns the event, or `undefined` if none came within the limit
   */
  next(limit: number): Promise<LoopEvent | undefined> {
    return this.#events.next(limit);
  }

  /** Ends the process, and all that it started, at once. Whoever waits for an event gets one. */
  kill(): void {
    this.#events.push({ kind: "gone", message: "the process was ended" });
    process.off("exit", this.#kill);
    this.#kill();
    // Something that it started may hold the other end open.
    this.#child.stderr?.destroy();
    this.#child.unref();
  }
}
