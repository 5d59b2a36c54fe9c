import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Era } from "../../src/protocol/era.ts";
import { fixtureCases } from "../fixture-cases.ts";

/** What a run left behind. */
export interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs a program as a user would, not as a part of the tests that run.
 *
 * @param folder - the folder to run in
 * @param command - the program, with its arguments
 */
export function run(folder: string, [program = "", ...args]: readonly string[]): Ran {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/VITEST|^NODE_/.test(name)));
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: folder,
    encoding: "utf8",
    env: { ...env, NO_COLOR: "1", GITHUB_ACTIONS: "" },
    maxBuffer: 100_000_000,
  });
  return { code: status, stdout, stderr };
}

/**
 * The command that runs a JavaScript file of an installed package.
 *
 * @param file - the file, from node_modules
 * @param args - what follows it
 */
export const tool = (file: string, ...args: string[]): string[] => [
  process.execPath,
  path.resolve("node_modules", file),
  ...args,
];

/**
 * Makes an empty project in which killtable and vitest are installed.
 *
 * @returns the project's folder, which the caller removes
 */
export function newProject(): string {
  const project = mkdtempSync(path.join(tmpdir(), "killtable project "));
  writeFileSync(path.join(project, "package.json"), '{ "private": true, "type": "module" }\n');
  mkdirSync(path.join(project, "node_modules", ".bin"), { recursive: true });
  symlinkSync(process.cwd(), path.join(project, "node_modules", "killtable"), "junction");
  symlinkSync("../killtable/dist/src/cli/main.js", path.join(project, "node_modules", ".bin", "killtable"));
  symlinkSync(path.resolve("node_modules/vitest"), path.join(project, "node_modules", "vitest"), "junction");
  return project;
}

/**
 * Adds StrykerJS to a project of newProject.
 *
 * @param project - the project's folder
 * @returns the same
 */
export function withStryker(project: string): string {
  const stryker = path.resolve("node_modules/@stryker-mutator");
  symlinkSync(stryker, path.join(project, "node_modules", "@stryker-mutator"), "junction");
  return project;
}

/**
 * Copies an example into a project of its own, and spoils a file of it.
 *
 * @param name - the example's folder
 * @param fault - the file, what to replace in it and by what
 * @returns the project's folder, which the caller removes
 */
export function spoiledCopy(
  name: string,
  fault: { readonly file: string; readonly right: string; readonly wrong: string },
): string {
  const project = newProject();
  cpSync(path.join("examples", name), project, {
    recursive: true,
    filter: (source) => !/node_modules|reports|\.stryker-tmp/.test(path.basename(source)),
  });
  const source = readFileSync(path.join(project, fault.file), "utf8");
  const spoiled = source.replace(fault.right, fault.wrong);
  if (spoiled === source) {
    throw new Error(`${fault.file} of the example ${name} does not hold ${fault.right}`);
  }
  writeFileSync(path.join(project, fault.file), spoiled);
  return project;
}

/** What vitest reports as JSON. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numTotalTests: number;
  readonly testResults: readonly {
    readonly message: string;
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/**
 * Runs vitest.
 *
 * @param folder - the folder of its project
 */
export function runVitest(folder: string): { readonly code: number | null; readonly report: VitestReport } {
  const { code, stdout } = run(folder, tool("vitest/vitest.mjs", "run", "--reporter=json"));
  return { code, report: JSON.parse(stdout) as VitestReport };
}

/** How many pinned cases there are for receivers of an era that claim no feature. */
export const countCases = (era: Era): number => fixtureCases(era).length;
