import { mkdirSync, symlinkSync } from "node:fs";
import path from "node:path";
import type { DryRunResult, MutantRunOptions, MutantRunResult } from "@stryker-mutator/api/test-runner";
import { run } from "../examples/example.ts";
import { temporaryFolder } from "../temporary-folder.ts";

/** What StrykerJS would call, one after another, in one process of its own. */
export interface Calls {
  readonly dry?: boolean | { readonly testFiles?: readonly string[]; readonly coverageAnalysis?: string };
  /** Each is the id of a mutant, with what is out of the ordinary. */
  readonly mutants?: readonly (readonly [id: string, options?: Partial<MutantRunOptions>])[];
  /** What stands under killtable in StrykerJS's configuration. */
  readonly options?: object;
  /** What else stands in it. */
  readonly stryker?: object;
  /** The files that StrykerJS knows of. */
  readonly known?: readonly string[];
}

/** What came of it. */
export interface Played {
  /** The exit code of the process. */
  readonly code: number | null;
  readonly dry: DryRunResult | undefined;
  readonly mutants: readonly MutantRunResult[];
  /** What was logged. */
  readonly log: readonly string[];
}

/** As StrykerJS's instrumenter writes it into a mutated file, where `mutant(id)` stands for a switch. */
const INSTRUMENTED = `
const ns = (globalThis.__stryker__ ??= {});
export function mutant(id) {
  if (ns.activeMutant === id) {
    if (ns.hitCount !== undefined && ++ns.hitCount > ns.hitLimit) throw new Error("Stryker: Hit count limit reached");
    return true;
  }
  const coverage = (ns.mutantCoverage ??= { static: {}, perTest: {} });
  const reached = ns.currentTestId ? (coverage.perTest[ns.currentTestId] ??= {}) : coverage.static;
  reached[id] = (reached[id] ?? 0) + 1;
  return false;
}
`;

const SCRIPT = `
import { strykerPlugins } from "killtable/stryker";
const { dry, mutants, options, stryker, known } = JSON.parse(process.argv[1]);
const log = [];
const files = Object.fromEntries(known.map((file) => [file, { mutate: false }]));
const runner = strykerPlugins[0].factory({ killtable: options, ...stryker }, { info: (line) => log.push(line) }, files);
const played = { mutants: [], log };
const common = { timeout: 60_000, disableBail: true };
if (dry) played.dry = await runner.dryRun({ ...common, coverageAnalysis: "perTest", ...dry });
for (const [id, told] of mutants) {
  const ordinary = { mutantActivation: "runtime", reloadEnvironment: false, activeMutant: { id } };
  played.mutants.push(await runner.mutantRun({ ...common, ...ordinary, ...told }));
}
process.stdout.write(JSON.stringify(played), () => process.exit(0));
`;

/**
 * Plays StrykerJS to the test runner of the package as it is built.
 *
 * @param files - the project's files, by their paths; `instrumented.js` is there
 * @param calls - what to call
 * @returns what came of it
 */
export function play(files: Readonly<Record<string, string>>, calls: Calls): Played {
  const project = temporaryFolder({
    "package.json": '{ "private": true, "type": "module" }',
    "instrumented.js": INSTRUMENTED,
    ...files,
  });
  mkdirSync(path.join(project, "node_modules"));
  symlinkSync(process.cwd(), path.join(project, "node_modules", "killtable"), "junction");
  const told = JSON.stringify({ dry: false, mutants: [], options: {}, stryker: {}, known: [], ...calls });
  const { code, stdout, stderr } = run(project, [
    process.execPath,
    "--input-type=module",
    "-e",
    SCRIPT,
    told,
  ]);
  if (stdout === "" || stderr !== "") {
    return { code, dry: undefined, mutants: [], log: [stdout, stderr] };
  }
  return { code, dry: undefined, ...(JSON.parse(stdout) as Omit<Played, "code" | "dry">) };
}
