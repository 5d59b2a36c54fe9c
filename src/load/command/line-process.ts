import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import type { Socket } from "node:net";
import { doAtExit, forgetAtExit } from "../../judge/at-exit.ts";
import { Mailbox } from "../../judge/mailbox.ts";
import { HAS_GROUPS, exitMessage, killGroup } from "../../judge/process-group.ts";
import { SHOWN_LENGTH, show } from "../../judge/show.ts";

/** How much of the standard error is kept, in characters. */
const KEPT_ERRORS = 500;

/** The most that may come without the end of a line, in characters; an answer is far shorter. */
const LONGEST_LINE = 1_000_000;

/** How long what was written may take to arrive after the process has ended, in milliseconds. */
const DRAINING_TIME = 200;

/** How long a process may take to end by itself once it was told to, in milliseconds. */
const STOPPING_TIME = 500;

/** A line that a process wrote, or that none will come any more. */
export type LineEvent =
  { readonly kind: "line"; readonly line: string } | { readonly kind: "gone"; readonly message: string };

/** A command as a process of its own, which reads and writes lines. */
export class LineProcess {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #events = new Mailbox<LineEvent>();
  /** What was written since the last line end. */
  #unended = "";
  #errors = "";
  /** How it ended, as far as that is known. */
  #ending = "it closed its standard output";
  #isOver = false;
  readonly #kill = (): void => killGroup(this.#child);

  /**
   * @param command - the program and its arguments
   * @param folder - the folder to start it in
   * @throws Error if the system cannot start it at all; a program that is not there is an event
   */
  constructor([program = "", ...args]: readonly string[], folder: string) {
    this.#child = spawn(program, args, { cwd: folder, detached: HAS_GROUPS, windowsHide: true });
    const { stdin, stdout, stderr } = this.#child;
    stdout.setEncoding("utf8").on("data", (piece: string) => this.#read(piece));
    stderr.setEncoding("utf8").on("data", (piece: string) => {
      this.#errors = (this.#errors + piece).slice(-KEPT_ERRORS);
    });
    // What a dead process is told is lost; its end is an event.
    stdin.on("error", () => {});
    this.#child.on("error", (error: NodeJS.ErrnoException) =>
      this.#end(startProblem(error, program, folder)),
    );
    this.#child.on("exit", (code, signal) => {
      this.#ending = exitMessage(code, signal);
      this.#endSoon();
    });
    stdout.on("end", () => this.#endSoon());
    this.#child.on("close", () => this.#end(this.#ending));
    doAtExit(this.#kill);
  }

  /** The last that it wrote to its standard error, on one line, to be put behind a message; empty if it wrote none. */
  get saidErrors(): string {
    const errors = this.#errors.trim().replaceAll(/\s+/g, " ");
    return errors === "" ? "" : `; it last wrote to its standard error: ${errors}`;
  }

  /**
   * Writes lines to the process.
   *
   * @param lines - the lines, without their ends
   */
  send(lines: readonly string[]): void {
    if (!this.#isOver && lines.length > 0) {
      this.#child.stdin.write(`${lines.join("\n")}\n`);
    }
  }

  /**
   * Waits for the next line, or for the end.
   *
   * @param limit - milliseconds
   * @returns the event, or `undefined` if none came within the limit
   */
  next(limit: number): Promise<LineEvent | undefined> {
    return this.#events.next(limit);
  }

  /**
   * Lets the process end by itself, for a short while; what it still writes is not read.
   *
   * @param last - the last line for it
   */
  stop(last: string): void {
    this.send([last]);
    this.#isOver = true;
    const { stdin, stdout, stderr } = this.#child;
    stdin.end();
    this.#child.on("exit", () => this.kill());
    setTimeout(() => this.kill(), STOPPING_TIME).unref();
    // Nothing of it keeps the tool alive, which ends it when it ends itself.
    for (const stream of [stdin, stdout, stderr] as unknown as Socket[]) {
      stream.unref();
    }
    this.#child.unref();
  }

  /** Ends the process at once, with all that it started. */
  kill(): void {
    this.#isOver = true;
    forgetAtExit(this.#kill);
    this.#kill();
    // A grandchild in a group of its own may still hold the other ends open.
    this.#child.stdin.destroy();
    this.#child.stdout.destroy();
    this.#child.stderr.destroy();
    this.#child.unref();
  }

  #read(piece: string): void {
    if (this.#isOver) {
      return;
    }
    const lines = (this.#unended + piece).split("\n");
    this.#unended = lines.pop() ?? "";
    for (const line of lines) {
      this.#events.push({ kind: "line", line });
    }
    if (this.#unended.length > LONGEST_LINE) {
      const shown = show(this.#unended.slice(0, SHOWN_LENGTH));
      this.#end(`it wrote more than ${LONGEST_LINE} characters without the end of a line: ${shown}`);
    }
  }

  /** What it wrote before it ended may still be on its way, and what it started may keep its output open. */
  #endSoon(): void {
    setTimeout(() => setImmediate(() => this.#end(this.#ending)), DRAINING_TIME).unref();
  }

  #end(message: string): void {
    if (!this.#isOver) {
      this.kill();
      this.#events.push({ kind: "gone", message: `${message}${this.saidErrors}` });
    }
  }
}

function startProblem({ code, message }: NodeJS.ErrnoException, program: string, folder: string): string {
  if (code === "ENOENT") {
    return existsSync(folder)
      ? `there is no program ${program}, neither on the PATH nor, if it is a path, in ${folder}`
      : `there is no folder ${folder} to start it in`;
  }
  return code === "EACCES" ? `${program} may not be executed; is it a program?` : message;
}
