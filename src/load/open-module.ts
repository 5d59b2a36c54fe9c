// A loader for the judge's worker: opens a receiver from a module of the user's.
import { statSync } from "node:fs";
import { SubjectError, type SubjectFunction } from "../judge/subject.ts";
import { importModule } from "./import-module.ts";
import { pickExport } from "./pick-export.ts";

/** Which receiver to open. */
export interface ModuleArgs {
  /** The module's absolute path. */
  readonly file: string;
  /** The name under which it exports the receiver, if the user gave one. */
  readonly export?: string;
}

/**
 * Opens a receiver from a module.
 *
 * @param args - where the module is and which export is meant
 * @returns the receiver
 * @throws SubjectError if the module is missing, does not load or exports no function
 */
export async function open(args: ModuleArgs): Promise<SubjectFunction> {
  const { file } = args;
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found?.isFile()) {
    throw new SubjectError(found === undefined ? "there is no such file" : "it is no file; name the module");
  }
  const picked = pickExport(await load(file), args.export);
  if ("problem" in picked) {
    throw new SubjectError(picked.problem);
  }
  return picked.found;
}

async function load(file: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    return await importModule(file);
  } catch (error) {
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    throw new SubjectError(`it does not load: ${reason}`);
  }
}
