/** What tells a mutant from every other one in its file, and where it stands among them. */
interface MutationInFile {
  readonly location: { readonly start: Place; readonly end: Place };
  readonly mutatorName: string;
  readonly replacement: string;
}

/** What tells a mutant from every other one. */
export interface Mutation extends MutationInFile {
  /** The file's path; the same way in all mutants that are compared. */
  readonly file: string;
}

interface Place {
  readonly line: number;
  readonly column: number;
}

/**
 * Puts mutants into the order that is the same on every machine: by file, place, mutator and replacement.
 * StrykerJS numbers them as it finds the files, which is not.
 *
 * @param mutants - mutants, in any order
 * @returns the same, ordered
 */
export function inMutantOrder<M extends Mutation>(mutants: readonly M[]): M[] {
  return mutants.toSorted(compareMutations);
}

function compareMutations(a: Mutation, b: Mutation): number {
  return compareTexts(a.file, b.file) || compareInFile(a, b);
}

/**
 * Compares two mutants of one file by that order.
 *
 * @param a - a mutant
 * @param b - another one
 * @returns less than 0 where the first comes first, 0 where they are the same
 */
export function compareInFile(a: MutationInFile, b: MutationInFile): number {
  return (
    comparePlaces(a.location.start, b.location.start) ||
    comparePlaces(a.location.end, b.location.end) ||
    compareTexts(a.mutatorName, b.mutatorName) ||
    compareTexts(a.replacement, b.replacement)
  );
}

/**
 * Compares two places in a file.
 *
 * @param a - a place
 * @param b - another one
 * @returns less than 0 where the first comes first, 0 where they are the same
 */
export function comparePlaces(a: Place, b: Place): number {
  return a.line - b.line || a.column - b.column;
}

/**
 * Compares two texts by their code units: how a language sorts them differs from machine to machine.
 *
 * @param a - a text
 * @param b - another one
 * @returns less than 0 where the first comes first, 0 where they are the same
 */
export function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
