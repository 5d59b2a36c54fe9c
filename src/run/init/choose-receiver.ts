import { statSync } from "node:fs";
import path from "node:path";
import { InitError } from "./init-error.ts";
import { type Candidate, type Source, likelyReceivers } from "./likely-receiver.ts";
import { readSource, readSources } from "./read-sources.ts";

/** The receiver that was settled on, and how. */
export interface Choice {
  readonly receiver: Candidate;
  /** Other functions whose names are like a receiver's, the likeliest first. */
  readonly others: readonly Candidate[];
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
    if (!/^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(exportName)) {
      throw new InitError(`--export ${exportName}: that is no name that a module can export plainly`);
    }
    return { receiver: { module, export: exportName }, others: [] };
  }
  const source = readSource(root, module);
  const [likeliest, ...others] = likelyReceivers([source]);
  return { receiver: likeliest ?? onlyFunction(source), others };
}

function onlyFunction({ path: module, functions }: Source): Candidate {
  const names = functions.map((each) => each.export);
  const name =
    names.includes("default") || names.length !== 1 ? names.find((each) => each === "default") : names[0];
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
  const found = statSync(absolute, { throwIfNoEntry: false });
  if (!found?.isFile()) {
    throw new InitError(
      `${file}: ${found === undefined ? "there is no such file" : "it is no file; name the module"}`,
    );
  }
  return relative.split(path.sep).join("/");
}
