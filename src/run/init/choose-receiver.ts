import { statSync } from "node:fs";
import path from "node:path";
import { NAME } from "./exported-functions.ts";
import { InitError } from "./init-error.ts";
import { type Candidate, type Source, likelyReceivers } from "./likely-receiver.ts";
import { MODULE, readSource, readSources } from "./read-sources.ts";

const IDENTIFIER = new RegExp(`^${NAME}$`, "u");

/** The receiver that was settled on, and what else it could have been. */
export interface Choice {
  readonly receiver: Candidate;
  /** Other functions whose names are like a receiver's, the likeliest first. */
  readonly others: readonly Candidate[];
  /** Whether the export that was named is not seen in the text of the module. */
  readonly isUnseen?: true;
}

/** What a search of a project found. */
export interface Search {
  /** The likeliest receiver; none where no name is like a receiver's. */
  readonly choice?: Choice;
  /** How many modules were read, and whether there were more. */
  readonly modules: number;
  readonly isCutShort: boolean;
}

/**
 * Searches a project for a function that is probably the receiver.
 *
 * @param root - the project's folder, absolute
 * @returns the likeliest, if there is any
 */
export function searchReceiver(root: string): Search {
  const { sources, isCutShort } = readSources(root);
  const [receiver, ...others] = likelyReceivers(sources);
  return {
    ...(receiver === undefined ? {} : { choice: { receiver, others } }),
    modules: sources.length,
    isCutShort,
  };
}

/**
 * Takes the receiver from the module that the user named.
 *
 * @param root - the project's folder, absolute
 * @param file - the module's path, absolute or from there
 * @param exportName - the name of the export, if the user gave one
 * @returns the receiver
 * @throws InitError if the module is not in the project, or it does not show which export is meant
 */
export function receiverIn(root: string, file: string, exportName: string | undefined): Choice {
  const module = moduleIn(root, file);
  if (exportName !== undefined) {
    if (!IDENTIFIER.test(exportName)) {
      throw new InitError(`--export ${exportName}: that is no name that a module can export plainly`);
    }
    const names = readSource(root, module).functions.map((each) => each.export);
    return {
      receiver: { module, export: exportName },
      others: [],
      ...(names.includes(exportName) ? {} : { isUnseen: true }),
    };
  }
  const source = readSource(root, module);
  const [likeliest, ...others] = likelyReceivers([source]);
  return { receiver: likeliest ?? onlyFunction(source), others };
}

function onlyFunction({ path: module, functions }: Source): Candidate {
  const names = functions.map((each) => each.export);
  const name = names.find((each) => each === "default") ?? (names.length === 1 ? names[0] : undefined);
  if (name === undefined) {
    const found =
      names.length === 0 ? "no exported function is seen in it" : `it exports ${names.join(", ")}`;
    throw new InitError(`${module}: ${found}; name the receiver with --export <name>`);
  }
  return { module, export: name };
}

function moduleIn(root: string, file: string): string {
  const absolute = path.resolve(root, file);
  const relative = path.relative(root, absolute);
  if (relative === ".." || relative.startsWith(`..${path.sep}`) || path.isAbsolute(relative)) {
    throw new InitError(
      `${file}: it is outside this folder; run killtable init in the folder of its project`,
    );
  }
  const problem = problemWith(absolute);
  if (problem !== undefined) {
    throw new InitError(`${file}: ${problem}`);
  }
  return relative.split(path.sep).join("/");
}

function problemWith(file: string): string | undefined {
  try {
    if (!statSync(file).isFile()) {
      return "it is no file; name the module";
    }
  } catch {
    return "there is no such file";
  }
  return MODULE.test(file) ? undefined : "it is no JavaScript or TypeScript module";
}
