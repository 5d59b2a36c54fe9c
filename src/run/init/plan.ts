import path from "node:path";
import { CONFIG_NAMES } from "../../load/find-config.ts";
import { STRYKER_NAMES } from "../../stryker/config-names.ts";
import { configText, strykerText, testText } from "./file-texts.ts";
import type { Candidate } from "./likely-receiver.ts";
import type { Project } from "./read-project.ts";
import { workflowText } from "./workflow-text.ts";

/** A file to write, unless it or another that does the same is there. */
export interface PlannedFile {
  /** Its path from the project's folder, with slashes. */
  readonly path: string;
  readonly text: string;
  /** Every name in its folder that would do the same, its own included. */
  readonly names: readonly string[];
}

const MODULE_ENDINGS = [".ts", ".mts", ".cts", ".js", ".mjs", ".cjs"];

/**
 * Plans the files that have a receiver judged.
 *
 * @param project - what the project is like
 * @param receiver - the receiver
 * @returns the configuration, the test, StrykerJS's configuration and the workflow
 */
export function planFiles(project: Project, receiver: Candidate): PlannedFile[] {
  const isTyped = isTypeScript(receiver.module);
  const testFolder = project.testFolder ?? path.posix.dirname(receiver.module);
  return [
    {
      path: `killtable.config${endingFor(project.usesTypeScript || isTyped)}`,
      text: configText(receiver),
      names: CONFIG_NAMES,
    },
    {
      path: path.posix.join(testFolder, `killtable.test${endingFor(isTyped)}`),
      text: testText(receiver, testFolder),
      names: MODULE_ENDINGS.map((ending) => `killtable.test${ending}`),
    },
    { path: "stryker.config.json", text: strykerText(receiver), names: STRYKER_NAMES },
    {
      path: ".github/workflows/killtable.yml",
      text: workflowText(project.hasLockFile, receiver),
      names: ["killtable.yml", "killtable.yaml"],
    },
  ];
}

/**
 * Says where a receiver to start from goes.
 *
 * @param project - what the project is like
 * @returns its path from the project's folder, and the name of its export
 */
export function starterFor({ hasSrc, usesTypeScript }: Project): Candidate {
  return { module: `${hasSrc ? "src/" : ""}receiver${endingFor(usesTypeScript)}`, export: "receive" };
}

/**
 * Says whether a module is TypeScript.
 *
 * @param module - its path
 * @returns whether its name says so
 */
export function isTypeScript(module: string): boolean {
  return /\.[cm]?tsx?$/.test(module);
}

/** JavaScript says by its name that it is an ES module, whatever package.json says. */
function endingFor(isTyped: boolean): ".ts" | ".mjs" {
  return isTyped ? ".ts" : ".mjs";
}
