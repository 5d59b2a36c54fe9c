import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { CorpusError } from "./corpus-error.ts";
import { type Validator, compileSchema } from "./validate.ts";

const MANIFEST = createRequire(import.meta.url).resolve("killtable/package.json");

/** The folder of the fixtures that come with the package. */
export const OWN_FIXTURES: string = path.join(path.dirname(MANIFEST), "fixtures");

/**
 * Reads one fixture and checks it against the schema of its name.
 *
 * @param folder - a folder laid out as `fixtures/` is
 * @param name - the fixture's name, without `.json`
 * @returns the decoded fixture
 * @throws CorpusError naming the file and the place of the first thing that is wrong
 */
export function readFixture(folder: string, name: string): unknown {
  const value = readJson(folder, `${name}.json`);
  readSchema(folder, name)(`fixtures/${name}.json`, value);
  return value;
}

/**
 * Reads a schema of fixtures.
 *
 * @param folder - a folder laid out as `fixtures/` is
 * @param name - the schema's name, without `.schema.json`
 * @returns what checks fixtures against it
 */
export function readSchema(folder: string, name: string): Validator {
  return compileSchema(readJson(folder, `schema/${name}.schema.json`) as object);
}

/**
 * Reads a JSON file of the fixtures.
 *
 * @param folder - a folder laid out as `fixtures/` is
 * @param file - the file's path in it
 * @returns the decoded file
 * @throws CorpusError if it cannot be read or is no JSON
 */
export function readJson(folder: string, file: string): unknown {
  try {
    return JSON.parse(readFileSync(path.join(folder, file), "utf8"));
  } catch (error) {
    throw new CorpusError(`fixtures/${file}: ${(error as Error).message}`);
  }
}
