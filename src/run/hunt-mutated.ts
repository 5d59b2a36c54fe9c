import { readFileSync } from "node:fs";
import path from "node:path";
import type { World } from "../generate/world.ts";
import { type Limits, Session } from "../judge/session.ts";
import { SubjectError } from "../judge/subject.ts";
import { ProjectCopy } from "../load/project-copy.ts";
import { moduleSubject } from "../load/subjects.ts";
import { Hunt, type HuntOptions, type Hunted } from "./hunt.ts";
import type { Progress } from "./progress.ts";
import { VoidError } from "./void-error.ts";

/** No module loads that imports a file with this in it. */
const BROKEN_SOURCE = 'throw new Error("killtable looks whether this file is imported");\n';

/** A file of a project, and what a mutant makes of it. */
export interface MutatedFile {
  /** A slug for the mutant, and what it changes. */
  readonly id: string;
  readonly title: string;
  /** The file's path from the project's folder. */
  readonly file: string;
  /** What was in it when it was mutated. */
  readonly source: string;
  readonly mutated: string;
}

/** Which receiver the files belong to, and how far to search. */
export interface MutatedOptions extends HuntOptions {
  /** The project's folder, absolute. */
  readonly root: string;
  /** The module that exports the receiver, and the export, if one is named. */
  readonly module: string;
  readonly export?: string;
  /** The peers that the receiver is built for, and the features that it claims. */
  readonly world: World;
  readonly limits: Limits;
}

/** A mutant for which there was no hunt, and why. */
export interface NotHunted {
  readonly suspect: Pick<MutatedFile, "id" | "title">;
  readonly problem: string;
}

/**
 * Hunts for what tells mutants of a receiver's source from the receiver as it is. Each is made in a copy of the
 * project and runs in a process of its own, since it may loop for ever.
 *
 * @param files - the mutated files, a mutant each
 * @param options - which receiver they belong to, and how far to search
 * @yields what the hunt for each came to, in their order
 * @throws SubjectError if the receiver does not load, or a file is not what was mutated
 * @throws VoidError if the receiver answers no generated envelope rightly
 */
export async function* huntMutated(
  files: readonly MutatedFile[],
  options: MutatedOptions,
): AsyncGenerator<Hunted | NotHunted, void, undefined> {
  const { root, module, world, limits } = options;
  for (const file of files) {
    checkUnchanged(root, file);
  }
  if (files.length === 0) {
    return;
  }
  const original = new Session(limits);
  const session = new Session(limits);
  const copy = new ProjectCopy(root);
  const hunt = new Hunt(() => original, options);
  const open = async (file: string, source: string): Promise<string | undefined> => {
    copy.write(file, source);
    // What was imported before stays in the process.
    session.close();
    return problemOf(session, copy.pathOf(module), options.export);
  };
  const imported = new Map<string, boolean>();
  try {
    const problem = await problemOf(original, path.resolve(root, module), options.export);
    if (problem !== undefined) {
      throw new SubjectError(`${module}: ${problem}`);
    }
    for (const [index, { id, title, file, source, mutated }] of files.entries()) {
      const tell = (progress: Progress): void =>
        options.onProgress?.([{ what: "mutant", at: index + 1, of: files.length }, ...progress]);
      tell([]);
      const suspect = { id, title, callsIn: () => session, worlds: [world] };
      const isImported = imported.get(file) ?? (await open(file, BROKEN_SOURCE)) !== undefined;
      imported.set(file, isImported);
      const broken = isImported
        ? await open(file, mutated)
        : `${module} does not import ${file}; name the module that does`;
      yield broken === undefined
        ? proved(await hunt.find(suspect, tell), module)
        : { suspect, problem: broken };
      copy.write(file, source);
    }
  } finally {
    original.close();
    session.close();
    copy.remove();
  }
}

/** Only what is in the project is copied, and a place in a file says nothing once the file is another. */
function checkUnchanged(root: string, { file, source }: MutatedFile): void {
  if (path.relative(root, path.resolve(root, file)).split(path.sep)[0] === "..") {
    throw new SubjectError(`${file} is outside of ${root}; hunt in the folder that StrykerJS ran in`);
  }
  let now: string;
  try {
    now = readFileSync(path.resolve(root, file), "utf8");
  } catch {
    throw new SubjectError(`there is no ${file} in ${root}; hunt in the folder that StrykerJS ran in`);
  }
  if (now !== source) {
    throw new SubjectError(`${file} was changed since StrykerJS mutated it; run StrykerJS again`);
  }
}

async function problemOf(
  session: Session,
  file: string,
  exportName: string | undefined,
): Promise<string | undefined> {
  try {
    await session.open(moduleSubject(file, exportName));
    return undefined;
  } catch (error) {
    if (error instanceof SubjectError) {
      return error.message;
    }
    throw error;
  }
}

function proved(hunted: Hunted, module: string): Hunted {
  if (hunted.envelopes === 0) {
    throw new VoidError(
      `${module} answered no generated envelope rightly in time; killtable check says more`,
    );
  }
  return hunted;
}
