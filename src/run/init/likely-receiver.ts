import type { ExportedFunction } from "./exported-functions.ts";

/** A module of the project, and the functions that it exports. */
export interface Source {
  /** Its path from the project's folder, with slashes. */
  readonly path: string;
  readonly functions: readonly ExportedFunction[];
}

/** A function that may be the receiver. */
export interface Candidate {
  /** The module's path from the project's folder, with slashes. */
  readonly module: string;
  /** The name of the export. */
  readonly export: string;
}

/** What the names of receivers are made of, and how much each says. */
const SIGNS: readonly (readonly [RegExp, number])[] = [
  [/classif/i, 5],
  [/receiv/i, 4],
  [/interpret|outcome|envelope/i, 3],
  [/answer|response|result|reply/i, 2],
];

/** What begins the names of functions that make, send or test an answer, and do not say what it is. */
const OTHER_WORK =
  /^(?:assert|build|create|fetch|format|get|has|is|log|make|on|print|render|send|set|to|use|with|write)(?![a-z])/;

/**
 * Ranks the functions of a project whose names are like a receiver's.
 *
 * @param sources - the modules of the project
 * @returns the likely ones, the likeliest first; of two alike, the one in the folder further up
 */
export function likelyReceivers(sources: readonly Source[]): Candidate[] {
  return sources
    .flatMap(({ path, functions }) =>
      functions.map((each) => ({ module: path, export: each.export, score: scoreOf(nameOf(path, each)) })),
    )
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || depthOf(a.module) - depthOf(b.module))
    .map(({ module, export: name }) => ({ module, export: name }));
}

/** A default export without a name is known by its file's. */
function nameOf(path: string, { name }: ExportedFunction): string {
  return name ?? path.slice(path.lastIndexOf("/") + 1);
}

function scoreOf(name: string): number {
  return OTHER_WORK.test(name)
    ? 0
    : SIGNS.reduce((score, [sign, worth]) => score + (sign.test(name) ? worth : 0), 0);
}

function depthOf(path: string): number {
  return path.split("/").length;
}
