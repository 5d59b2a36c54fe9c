import type { Observer } from "../judge/observer.ts";
import { type Limits, Session } from "../judge/session.ts";
import type { Subject } from "../judge/subject.ts";
import { isCommand, wireOf } from "./command/command-args.ts";
import { CommandSession } from "./command/command-session.ts";
import { WireSession } from "./command/wire-session.ts";

/**
 * Makes what can open a subject.
 *
 * @param subject - a module, or a command with or without a wire
 * @param limits - how long things may take
 * @returns an observer in which nothing is open yet
 */
export function observerFor(subject: Subject, limits: Limits): Observer {
  if (wireOf(subject) !== undefined) {
    return new WireSession(limits);
  }
  return isCommand(subject) ? new CommandSession(limits) : new Session(limits);
}
