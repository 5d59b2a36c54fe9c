import { existsSync } from "node:fs";
import path from "node:path";
import { readJson } from "../corpus/read-fixture.ts";
import { checkSettings } from "../load/settings-schema.ts";
import type { ReviewedSurvivor } from "../stryker/reviewed-survivors.ts";

/** The file of the survivors that were reviewed, beside the configuration. */
export const SURVIVORS_FILE = "killtable.survivors.json";

/**
 * Reads the survivors that were reviewed.
 *
 * @param folder - the folder that StrykerJS runs in
 * @returns the survivors in the order of the file; none where there is no file
 * @throws CorpusError if the file is no JSON
 * @throws ConfigError if it does not follow its schema
 */
export function readReviewedSurvivors(folder: string): ReviewedSurvivor[] {
  const file = path.join(folder, SURVIVORS_FILE);
  if (!existsSync(file)) {
    return [];
  }
  const value = readJson(file);
  checkSettings("survivors", file, value);
  return (value as { survivors: ReviewedSurvivor[] }).survivors;
}
