import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { doAtExit, forgetAtExit } from "../judge/at-exit.ts";
import { Mailbox } from "../judge/mailbox.ts";
import { ownScript } from "../judge/own-script.ts";
import { HAS_GROUPS, exitMessage, killGroup } from "../judge/process-group.ts";
import { DEFAULT_LIMITS } from "../judge/session.ts";
import { show } from "../judge/show.ts";
import { ConfigError } from "./config-error.ts";
import { CONFIG_FD, type Printed } from "./printed-config.ts";

/** How long what was printed may take to arrive after the process has ended, in milliseconds. */
const DRAINING_TIME = 200;

/** How much of what it says on its standard error is kept, in characters. */
const KEPT_ERRORS = 2000;

/** The first line that was printed, or how the process ended without one. */
type Event = { readonly line: string } | { readonly ending: string };

/**
 * Runs a configuration that is code in a process of its own, where it can neither hang nor end the tool, and ends that
 * process with all that it started.
 *
 * @param file - its absolute path
 * @returns its default export, as JSON has it
 * @throws ConfigError saying why it cannot be had
 */
export async function runConfig(file: string): Promise<unknown> {
  const { file: script, execArgv } = ownScript(import.meta.url, "print-config");
  const child = spawn(process.execPath, [...execArgv, script, file], {
    stdio: ["ignore", "ignore", "pipe", "pipe"],
    detached: HAS_GROUPS,
    windowsHide: true,
  });
  const kill = (): void => killGroup(child);
  doAtExit(kill);
  const events = new Mailbox<Event>();
  const printed = child.stdio[CONFIG_FD] as Readable;
  createInterface({ input: printed }).on("line", (line) => events.push({ line }));
  let errors = "";
  child.stderr?.on("data", (piece: Buffer) => {
    errors = (errors + piece.toString()).slice(0, KEPT_ERRORS);
  });
  child.on("error", ({ message }) => events.push({ ending: message }));
  child.on("exit", (code, signal) => {
    setTimeout(
      () => events.push({ ending: `${exitMessage(code, signal)}${firstLine(errors)}` }),
      DRAINING_TIME,
    );
  });
  try {
    return read(await events.next(DEFAULT_LIMITS.open));
  } finally {
    forgetAtExit(kill);
    kill();
    printed.destroy();
    child.stderr?.destroy();
  }
}

function read(event: Event | undefined): unknown {
  if (event === undefined) {
    throw new ConfigError(`it did not load within ${DEFAULT_LIMITS.open} ms`);
  }
  if ("ending" in event) {
    throw new ConfigError(`it does not load: ${event.ending}`);
  }
  return printedIn(event.line);
}

/**
 * Reads what was printed of a configuration.
 *
 * @param line - what was printed
 * @returns the configuration
 * @throws ConfigError saying why it cannot be had
 */
export function printedIn(line: string): unknown {
  const { problem, config } = parsed(line);
  if (problem !== undefined) {
    throw new ConfigError(problem);
  }
  return config;
}

/** A configuration can write where it is printed. */
function parsed(line: string): Printed {
  try {
    return Object(JSON.parse(line)) as Printed;
  } catch {
    throw new ConfigError(`it wrote ${show(line)} where it is read from; let it only export`);
  }
}

/**
 * Picks out what a process that failed says was wrong.
 *
 * @param errors - what it wrote on its standard error
 * @returns the line of a stack that says so, or else the first line, after a colon; nothing, if it wrote nothing
 */
export function firstLine(errors: string): string {
  const line =
    errors.split("\n").find((each) => /^\w*Error\b/.test(each)) ?? errors.trim().split("\n")[0] ?? "";
  return line === "" ? "" : `: ${line}`;
}
