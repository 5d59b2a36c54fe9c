import path from "node:path";
import { CONFIG_NAMES } from "../../load/find-config.ts";
import { type Choice, receiverIn, searchReceiver } from "./choose-receiver.ts";
import { InitError } from "./init-error.ts";
import type { Candidate } from "./likely-receiver.ts";
import { type PlannedFile, isTypeScript, planFiles, starterFor } from "./plan.ts";
import { type Project, readProject } from "./read-project.ts";
import { starterText } from "./starter-text.ts";
import { type LaidFile, assertOwnFolder, firstThere, writeFile } from "./write-file.ts";

/** What the user said of the receiver. */
export interface InitOptions {
  /** The project's folder, absolute. */
  readonly root: string;
  /** The module of the receiver; the project is searched for it, if left out. */
  readonly module?: string;
  /** The name of its export. */
  readonly export?: string;
}

/** What was laid out, and on what assumptions. */
export interface InitResult extends Choice {
  /** Whether the receiver was named by the user, found by its name, or written to start from. */
  readonly origin: "named" | "found" | "written";
  /** How many modules were searched for it, and whether there were more. */
  readonly searched: number;
  readonly isCutShort: boolean;
  readonly files: readonly LaidFile[];
  readonly project: Project;
}

/**
 * Lays out what has a receiver judged: a configuration, a test, a configuration for StrykerJS and a nightly workflow;
 * and a receiver to start from, where the project shows none. Nothing is overwritten, and no code of the project runs.
 *
 * @param options - where, and what the user said of the receiver
 * @returns what was written and kept, and what was assumed
 * @throws InitError if the receiver cannot be told, or a file cannot be written
 */
export function init(options: InitOptions): InitResult {
  const { root } = options;
  const project = readProject(root);
  const settled = settle(options, project);
  const starter = settled.origin === "written" ? [starterFile(settled.receiver)] : [];
  const files = [...starter, ...planFiles(project, settled.receiver)];
  for (const file of files) {
    assertOwnFolder(root, file);
  }
  return { ...settled, project, files: files.map((file) => writeFile(root, file)) };
}

function settle(
  { root, module, export: exportName }: InitOptions,
  project: Project,
): Omit<InitResult, "files" | "project"> {
  if (module !== undefined) {
    return { ...receiverIn(root, module, exportName), origin: "named", searched: 0, isCutShort: false };
  }
  if (exportName !== undefined) {
    throw new InitError(
      `--export ${exportName}: name the module too: killtable init <module> --export <name>`,
    );
  }
  const { choice, modules: searched, isCutShort } = searchReceiver(root);
  if (choice !== undefined) {
    return { ...choice, origin: "found", searched, isCutShort };
  }
  const receiver = starterFor(project);
  // A configuration names a receiver, and a file in the starter's place may be one.
  const there = firstThere(root, ".", [...CONFIG_NAMES, receiver.module]);
  if (there !== undefined) {
    throw new InitError(
      `${there} is there, but no exported function has a name like a receiver's; name it: killtable init <module> --export <name>`,
    );
  }
  return { receiver, others: [], origin: "written", searched, isCutShort };
}

function starterFile({ module }: Candidate): PlannedFile {
  return { path: module, text: starterText(isTypeScript(module)), names: [path.posix.basename(module)] };
}
