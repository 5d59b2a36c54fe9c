import { OWN_VERSION } from "../../corpus/own-package.ts";
import { SubjectError } from "../../judge/subject.ts";
import type { CommandArgs } from "./command-args.ts";
import { LineProcess } from "./line-process.ts";
import { type Ready, type ServerAddress, readReady, startMessage } from "./protocol.ts";

/** A command that is ready to be asked. */
export interface StartedCommand {
  readonly process: LineProcess;
  /** What it says of itself. */
  readonly ready: Ready;
}

/**
 * Starts a command and waits until it says that it is ready.
 *
 * @param args - which command
 * @param limit - how long it may take, in milliseconds
 * @param server - where its client finds its server, if it has a real client answered
 * @returns the process, which the caller has to end
 * @throws SubjectError saying what was wrong and what it last wrote to its standard error, if it does not get ready
 */
export async function startCommand(
  { command, folder, told }: CommandArgs,
  limit: number,
  server?: ServerAddress,
): Promise<StartedCommand> {
  const process = spawnProcess(command, folder);
  process.send([startMessage(told, OWN_VERSION, server)]);
  const event = await process.next(limit);
  const ready = event?.kind === "line" ? readReady(event.line) : undefined;
  if (ready !== undefined && !("problem" in ready)) {
    return { process, ready };
  }
  process.kill();
  if (event?.kind === "gone") {
    throw new SubjectError(`it does not start: ${event.message}`);
  }
  const said = process.saidErrors;
  throw new SubjectError(
    ready === undefined
      ? `it was not ready within ${limit} ms: it has to answer the start message by a line {"kind":"ready"} and to flush it${said}`
      : `${ready.problem}${said}`,
  );
}

function spawnProcess(command: readonly string[], folder: string): LineProcess {
  try {
    return new LineProcess(command, folder);
  } catch (error) {
    throw new SubjectError(`it does not start: ${(error as Error).message}`);
  }
}
