import { readdirSync } from "node:fs";
import path from "node:path";
import type { MutationRange } from "@stryker-mutator/api/core";
import { asPosix } from "./as-posix.ts";
import type { MutableFile } from "./instrument.ts";
import { requireOfStryker } from "./stryker-package.ts";

type Matches = (file: string, pattern: string) => boolean;

/** As StrykerJS has it: a file, and from which line and column to which. */
const WITH_RANGE = /^(.*?):(\d+)(?::(\d+))?-(\d+)(?::(\d+))?$/;

/**
 * Finds the files that StrykerJS would mutate.
 *
 * @param folder - the project's folder, absolute
 * @param files - the files of the project, by their paths from the folder
 * @param globs - what its option `mutate` says, in that order: a glob, one with a range of lines, or `!` and a glob
 * @returns the files, in their order
 * @throws StrykerMissingError if the project has no StrykerJS, whose way to read globs this is
 */
export function mutableFiles(
  folder: string,
  files: readonly string[],
  globs: readonly string[],
): MutableFile[] {
  const { minimatch } = requireOfStryker(folder)("minimatch") as { readonly minimatch: Matches };
  const found = new Map<string, MutableFile["mutate"]>();
  for (const glob of globs) {
    const isExcluded = glob.startsWith("!");
    const { pattern, ranges } = parsed(isExcluded ? glob.slice(1) : glob);
    const normal = asPosix(path.relative(folder, path.resolve(folder, pattern)));
    for (const file of files.filter((each) => minimatch(asPosix(each), normal))) {
      if (isExcluded) {
        found.delete(file);
      } else {
        found.set(file, union(found.get(file), ranges));
      }
    }
  }
  return files.flatMap((file) => {
    const mutate = found.get(file);
    return mutate === undefined ? [] : [{ file, mutate }];
  });
}

/**
 * Lists the files of a project: what is installed, and what is in a hidden folder, is none of it.
 *
 * @param folder - the project's folder, absolute
 * @returns their paths from the folder
 */
export function filesIn(folder: string): string[] {
  const walk = (within: string): string[] =>
    readdirSync(path.join(folder, within), { withFileTypes: true })
      .filter(({ name }) => name !== "node_modules" && !name.startsWith("."))
      .flatMap((entry) => {
        const name = path.join(within, entry.name);
        return entry.isDirectory() ? walk(name) : [name];
      });
  return walk("");
}

function parsed(glob: string): { readonly pattern: string; readonly ranges: MutableFile["mutate"] } {
  const [, pattern, startLine, startColumn = 0, endLine, endColumn = Number.MAX_SAFE_INTEGER] =
    WITH_RANGE.exec(glob) ?? [];
  if (pattern === undefined) {
    return { pattern: glob, ranges: true };
  }
  // StrykerJS counts lines from 0.
  const start = { line: Number(startLine) - 1, column: Number(startColumn) };
  return { pattern, ranges: [{ start, end: { line: Number(endLine) - 1, column: Number(endColumn) } }] };
}

function union(one: MutableFile["mutate"] | undefined, other: MutableFile["mutate"]): MutableFile["mutate"] {
  if (one === undefined || other === true) {
    return other;
  }
  return one === true ? one : [...one, ...(other as readonly MutationRange[])];
}
