import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { CaseGroup, Corpus, OpenDecision, Rule } from "./case.ts";
import { CorpusError } from "./corpus-error.ts";
import { crossCheck } from "./cross-check.ts";
import { validateFixture } from "./validate.ts";

/** The folder of the fixtures that come with the package. */
function ownFixtures(): string {
  const manifest = createRequire(import.meta.url).resolve("killtable/package.json");
  return path.join(path.dirname(manifest), "fixtures");
}

/**
 * Reads the corpus and checks it: each file against its schema, then all names against each other.
 *
 * @param folder - a folder laid out as `fixtures/` is; the package's own by default
 * @returns rules, decisions and groups of cases, groups in the order of their file names
 * @throws CorpusError naming the file, the case and the place of the first thing that is wrong
 */
export function readCorpus(folder: string = ownFixtures()): Corpus {
  const { rules } = readFixture(folder, "rules.json", "rules") as { rules: Rule[] };
  const { decisions } = readFixture(folder, "decisions.json", "decisions") as { decisions: OpenDecision[] };
  const files = readdirSync(path.join(folder, "cases"))
    .filter((file) => file.endsWith(".json"))
    .toSorted();
  const groups = files.map((file) => readGroup(folder, file));
  const corpus = { rules, decisions, groups };
  crossCheck(corpus);
  return corpus;
}

function readGroup(folder: string, file: string): CaseGroup {
  const group = readFixture(folder, `cases/${file}`, "cases") as CaseGroup;
  if (`${group.group}.json` !== file) {
    throw new CorpusError(`fixtures/cases/${file}: at /group: "${group.group}" is not the file's name`);
  }
  return group;
}

function readFixture(folder: string, file: string, schema: string): unknown {
  const value = readJson(folder, file);
  validateFixture(`fixtures/${file}`, value, readJson(folder, `schema/${schema}.schema.json`) as object);
  return value;
}

function readJson(folder: string, file: string): unknown {
  try {
    return JSON.parse(readFileSync(path.join(folder, file), "utf8"));
  } catch (error) {
    throw new CorpusError(`fixtures/${file}: ${(error as Error).message}`);
  }
}
