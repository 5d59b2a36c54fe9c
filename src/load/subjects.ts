import path from "node:path";
import type { Subject } from "../judge/subject.ts";
import type { ModuleArgs, Selector } from "./open-module.ts";
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
 * Names the reference receiver, spoiled by a mutant or a control. It is told a {@link ClaimedContext}.
 *
 * @param mutant - the id of the mutant or control; the reference as it is, if none is given
 * @returns the subject to judge
 */
export function referenceSubject(mutant?: string): Subject {
  const args: MutantArgs = mutant === undefined ? {} : { mutant };
  return { loader: loader("open-mutant"), args };
}
