import { readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Mutant, MutationRange } from "@stryker-mutator/api/core";
import type { ReportedMutant } from "./report.ts";
import { requireOfStryker } from "./stryker-package.ts";

/** A source file to mutate. */
export interface MutableFile {
  /** Its path from the project's folder. */
  readonly file: string;
  /** Where in it, as StrykerJS counts; everywhere, if it is `true`. */
  readonly mutate: true | readonly MutationRange[];
}

/** A source file with all of its mutants in it, each behind a switch. */
interface InstrumentedFile {
  /** Its path from the project's folder. */
  readonly file: string;
  /** What was in it. */
  readonly source: string;
  readonly instrumented: string;
}

/** A mutant that was made, before it is run. */
export interface MadeMutant extends Pick<ReportedMutant, "id" | "mutatorName" | "replacement" | "location"> {
  /** The path of its file from the project's folder. */
  readonly file: string;
  /** Why a comment in the source leaves it out, if one does. */
  readonly ignored?: string;
}

/** What the instrumenter made of the files of a project. */
export interface Instrumented {
  readonly files: readonly InstrumentedFile[];
  /** In the order in which they were made; their ids are those of the switches. */
  readonly mutants: readonly MadeMutant[];
}

/** A source file that StrykerJS's instrumenter cannot read. */
export class UnparsableError extends Error {
  override readonly name = "UnparsableError";
}

/** As much of `@stryker-mutator/instrumenter` as is used here. */
interface InstrumenterPackage {
  readonly Instrumenter: new (log: object) => {
    instrument(
      files: readonly { name: string; content: string; mutate: MutableFile["mutate"] }[],
      options: typeof OPTIONS,
    ): Promise<{
      readonly files: readonly { readonly content: string }[];
      readonly mutants: readonly Mutant[];
    }>;
  };
}

/** What StrykerJS tells it where its configuration does not say otherwise. */
const OPTIONS = { plugins: null, excludedMutations: [], ignorers: [] };

const SILENT = { isDebugEnabled: () => false, debug() {}, info() {}, warn() {} };

/**
 * Makes the mutants of source files as StrykerJS does: by the instrumenter that the project's own StrykerJS uses.
 *
 * @param folder - the project's folder, absolute
 * @param files - the files
 * @returns the files with their mutants
 * @throws StrykerMissingError if the project has no StrykerJS
 * @throws UnparsableError if a file cannot be read as what its name says
 */
export async function instrument(folder: string, files: readonly MutableFile[]): Promise<Instrumented> {
  const { Instrumenter } = await instrumenterOf(folder);
  const sources = files.map(({ file, mutate }) => {
    const name = path.join(folder, file);
    return { name, content: readFileSync(name, "utf8"), mutate };
  });
  const instrumenter = new Instrumenter(SILENT);
  let made: Awaited<ReturnType<typeof instrumenter.instrument>>;
  try {
    made = await instrumenter.instrument(sources, OPTIONS);
  } catch (error) {
    throw new UnparsableError(reasonOf(error as Error, folder));
  }
  return {
    files: files.map(({ file }, at) => ({
      file,
      source: sources[at]?.content ?? "",
      instrumented: made.files[at]?.content ?? "",
    })),
    mutants: made.mutants.map((mutant) => madeMutant(mutant, folder)),
  };
}

function instrumenterOf(folder: string): Promise<InstrumenterPackage> {
  const file = requireOfStryker(folder).resolve("@stryker-mutator/instrumenter");
  return import(pathToFileURL(file).href) as Promise<InstrumenterPackage>;
}

function madeMutant(
  { id, fileName, mutatorName, replacement, location, status, statusReason = "" }: Mutant,
  folder: string,
): MadeMutant {
  // A report counts from 1.
  const [start, end] = [location.start, location.end].map(({ line, column }) => ({
    line: line + 1,
    column: column + 1,
  })) as [MadeMutant["location"]["start"], MadeMutant["location"]["end"]];
  return {
    ...{ id, file: path.relative(folder, fileName), mutatorName, replacement, location: { start, end } },
    ...(status === "Ignored" ? { ignored: statusReason } : {}),
  };
}

/** Without the lines of code around the place. */
function reasonOf({ message }: Error, folder: string): string {
  return (message.split("\n")[0] ?? "").replace(folder + path.sep, "");
}
