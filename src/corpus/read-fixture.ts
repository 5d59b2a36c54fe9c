import { readFileSync } from "node:fs";
import path from "node:path";
import { CorpusError } from "./corpus-error.ts";
import { OWN_FIXTURES } from "./own-package.ts";
import { type Validator, validatorOf } from "./validate.ts";

/**
 * Reads one fixture and checks it against the schema of its name.
 *
 * @param folder - a folder laid out as `fixtures/` is
 * @param name - the fixture's name, without `.json`
 * @returns the decoded fixture
 * @throws CorpusError naming the file and the place of the first thing that is wrong
 */
export function readFixture(folder: string, name: string): unknown {
  const file = path.join(folder, `${name}.json`);
  const value = readJson(file);
  readSchema(name)(file, value);
  return value;
}

/**
 * Reads a schema of fixtures. It is the package's own, whatever folder the fixtures are in.
 *
 * @param name - the schema's name, without `.schema.json`
 * @returns what checks fixtures against it
 */
export function readSchema(name: string): Validator {
  return validatorOf(readJson(path.join(OWN_FIXTURES, "schema", `${name}.schema.json`)) as object);
}

/**
 * Reads a JSON file of the fixtures.
 *
 * @param file - the file's path
 * @returns the decoded file
 * @throws CorpusError if it cannot be read or is no JSON
 */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new CorpusError(`${file}: ${(error as Error).message}`);
  }
}
