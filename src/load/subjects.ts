import path from "node:path";
import type { Subject } from "../judge/subject.ts";
import type { Wire } from "../protocol/wire.ts";
import type { ModuleArgs, Selector } from "./open-module.ts";
import { COMMAND_LOADER, type CommandArgs, type Told } from "./command/command-args.ts";
import type { MutantArgs } from "./open-mutant.ts";

const EXTENSION = path.extname(import.meta.url);

function loader(name: string): string {
  return new URL(`./${name}${EXTENSION}`, import.meta.url).href;
}

/**
 * Names a receiver in a module of the user's.
 *
 * @param file - the module's path, absolute or from the current folder
 * @param exportName - the name of the export, if the user gave one
 * @param select - where its word is in its answers, if they are objects
 * @returns the subject to judge
 */
export function moduleSubject(file: string, exportName?: string, select?: Selector): Subject {
  const args: ModuleArgs = {
    file: path.resolve(file),
    ...(exportName === undefined ? {} : { export: exportName }),
    ...(select === undefined ? {} : { select }),
  };
  return { loader: loader("open-module"), args };
}

/**
 * Says where a receiver comes from that is in a module of the user's.
 *
 * @param subject - any subject
 * @returns the module and the export; nothing where it is no such receiver
 */
export function moduleArgs({ loader: from, args }: Subject): ModuleArgs | undefined {
  return from === loader("open-module") ? (args as ModuleArgs) : undefined;
}

/**
 * Names a receiver that is a program. Only a `CommandSession` can open it, or a `WireSession` where it has a wire.
 *
 * @param command - the program and its arguments
 * @param folder - the folder to start it in, absolute or from the current folder
 * @param told - what it is judged as
 * @param wire - over which it has a real client answered, if it does
 * @returns the subject to judge
 */
export function commandSubject(command: readonly string[], folder: string, told: Told, wire?: Wire): Subject {
  const args: CommandArgs = {
    command,
    folder: path.resolve(folder),
    told,
    ...(wire === undefined ? {} : { wire }),
  };
  return { loader: COMMAND_LOADER, args };
}

/**
 * Names the reference receiver, spoiled by a mutant or a control. It is told a {@link ClaimedContext}.
 *
 * @param mutant - the id of the mutant or control; the reference as it is, if none is given
 * @returns the subject to judge
 */
export function referenceSubject(mutant?: string): Subject {
  const args: MutantArgs = mutant === undefined ? {} : { mutant };
  return { loader: loader("open-mutant"), args };
}
