// A loader for the judge's worker: opens a receiver from a module of the user's.
import { statSync } from "node:fs";
import { isPromise } from "../judge/is-promise.ts";
import { SubjectError, type SubjectFunction } from "../judge/subject.ts";
import type { Config } from "./config.ts";
import { importModule } from "./import-module.ts";
import { defaultExport } from "./default-export.ts";
import { pickExport } from "./pick-export.ts";
import { selectWord } from "./select-word.ts";

/** Where a receiver's word is in its answer: a member, or a function that a configuration has for one of its receivers. */
export type Selector = string | { readonly config: string; readonly receiver: number };

/** Which receiver to open. */
export interface ModuleArgs {
  /** The module's absolute path. */
  readonly file: string;
  /** The name under which it exports the receiver, if the user gave one. */
  readonly export?: string;
  /** Where its word is, if its answers are objects. */
  readonly select?: Selector;
}

/**
 * Opens a receiver from a module.
 *
 * @param args - where the module is and which export is meant
 * @returns the receiver
 * @throws SubjectError if the module is missing, does not load or exports no function, or the function that finds its
 *   word does not load
 */
export async function open(args: ModuleArgs): Promise<SubjectFunction> {
  const { file } = args;
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found?.isFile()) {
    throw new SubjectError(found === undefined ? "there is no such file" : "it is no file; name the module");
  }
  return openFrom(await load(file), args);
}

/**
 * Opens a receiver from a module that is loaded.
 *
 * @param exports - what the module exports, by name
 * @param args - which export is meant, and where its word is
 * @returns the receiver
 * @throws SubjectError if it exports no function, or the function that finds its word does not load
 */
export async function openFrom(
  exports: Readonly<Record<string, unknown>>,
  args: ModuleArgs,
): Promise<SubjectFunction> {
  const picked = pickExport(exports, args.export);
  if ("problem" in picked) {
    throw new SubjectError(picked.problem);
  }
  return args.select === undefined ? picked.found : selecting(picked.found, await selectorOf(args.select));
}

function selecting(receive: SubjectFunction, select: (answer: unknown) => unknown): SubjectFunction {
  return (envelope, context) => {
    const answer = receive(envelope, context);
    return isPromise(answer) ? answer.then(select) : select(answer);
  };
}

async function selectorOf(select: Selector): Promise<(answer: unknown) => unknown> {
  if (typeof select === "string") {
    return selectWord(select);
  }
  const { receivers } = (await defaultExport(select.config)) as Config;
  return selectWord(receivers[select.receiver]?.select);
}

async function load(file: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    return await importModule(file);
  } catch (error) {
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    throw new SubjectError(`it does not load: ${reason}`);
  }
}
