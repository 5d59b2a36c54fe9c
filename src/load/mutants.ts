import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import type { Mutant } from "../protocol/mutant.ts";

const FOLDER = new URL("../../mutants/", import.meta.url);
/** `.ts` in the source, `.js` in the built package. */
const EXTENSION = path.extname(import.meta.url);

/**
 * Lists the hand-written mutants: the files in `mutants/`.
 *
 * @returns their ids, sorted
 */
function mutantIds(): string[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith(EXTENSION) && !file.endsWith(".d.ts"))
    .map((file) => path.basename(file, EXTENSION))
    .toSorted();
}

/** What was imported before: looking it up once more takes longer than a call, above all under a test runner. */
const LOADED = new Map<string, Mutant>();

/**
 * Imports one hand-written mutant.
 *
 * @param id - its id, which is its file's name
 * @returns the mutant
 * @throws Error if the file's default export is no mutant with that id
 */
export async function loadMutant(id: string): Promise<Mutant> {
  const known = LOADED.get(id);
  if (known !== undefined) {
    return known;
  }
  const { default: mutant } = (await import(new URL(`${id}${EXTENSION}`, FOLDER).href)) as {
    default: Mutant;
  };
  if (mutant?.id !== id) {
    throw new Error(`mutants/${id}${EXTENSION} does not export a mutant with the id ${id} as its default`);
  }
  LOADED.set(id, mutant);
  return mutant;
}

/**
 * Imports all hand-written mutants.
 *
 * @returns the mutants, sorted by id
 */
export function loadMutants(): Promise<Mutant[]> {
  return Promise.all(mutantIds().map(loadMutant));
}

/** The file of a hand-written mutant as text. */
export interface MutantSource {
  /** `mutants/<id>.ts` in the source, `mutants/<id>.js` in the built package. */
  readonly file: string;
  readonly source: string;
}

/**
 * Reads the file of a hand-written mutant.
 *
 * @param id - its id
 * @returns the file's name from the package's folder, and its text
 * @throws Error if there is no such mutant
 */
export function readMutantSource(id: string): MutantSource {
  const file = `${id}${EXTENSION}`;
  return { file: `mutants/${file}`, source: readFileSync(new URL(file, FOLDER), "utf8") };
}
