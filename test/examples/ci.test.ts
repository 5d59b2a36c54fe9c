import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { workflowText } from "../../src/run/init/workflow-text.ts";
import { canonicalReport, reportText } from "../../src/stryker/canonical-report.ts";
import { shardFile } from "../../src/stryker/shard-files.ts";
import { shardReport } from "../../src/stryker/shard-report.ts";
import { parseShard } from "../../src/stryker/shard.ts";
import { rawReport, runFiltered } from "../stryker/raw-report.ts";
import { newProject, run } from "./example.ts";

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly with?: Readonly<Record<string, string | number | boolean>>;
}

interface GithubJob {
  readonly permissions?: unknown;
  readonly strategy?: { readonly matrix: { readonly shard: readonly number[] } };
  readonly steps: readonly Step[];
}

interface GitlabJob {
  readonly parallel?: number;
  readonly script: readonly string[];
  readonly artifacts: { readonly paths: readonly string[] };
}

const MUTATE = "npx killtable mutate --shard";

let artifacts: string;
const projects: string[] = [];

beforeEach(() => {
  artifacts = mkdtempSync(path.join(tmpdir(), "killtable artifacts "));
});
afterEach(() => {
  for (const folder of [artifacts, ...projects.splice(0)]) {
    rmSync(folder, { recursive: true });
  }
});

/** A fresh machine: the project is there, and killtable is installed. */
function checkout(): string {
  const project = newProject();
  projects.push(project);
  mkdirSync(path.join(project, "node_modules", ".bin"));
  symlinkSync("../killtable/dist/src/cli/main.js", path.join(project, "node_modules", ".bin", "killtable"));
  return project;
}

/** Runs a command of a job as the CI does, and tells its exit code. */
async function runCommand(
  project: string,
  command: string,
  env: Record<string, string>,
): Promise<number | null> {
  const assignments = Object.entries(env).map(([name, value]) => `${name}=${value}`);
  const sh = (script: string) => run(project, ["env", ...assignments, "sh", "-ec", script]);
  if (command === "npm ci") {
    // The machine has what it installs.
    return 0;
  }
  if (command.startsWith(MUTATE)) {
    await mutate(project, sh(command.replace(MUTATE, "printf %s")).stdout);
    return 0;
  }
  return sh(command).code;
}

/** Leaves the report of a shard where a run of StrykerJS, which takes longer, leaves it. */
async function mutate(project: string, name: string): Promise<void> {
  const shard = parseShard(name);
  if (shard === undefined) {
    throw new Error(`${MUTATE} ${name}: that is no shard`);
  }
  const file = path.join(project, shardFile(shard));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, reportText(shardReport(await runFiltered(rawReport(20), { shard }), shard)));
}

/** Does a step of a job on GitHub, and tells the exit code. */
async function runStep(
  project: string,
  step: Step,
  valueOf: (text: string) => string,
): Promise<number | null> {
  const { run: command, uses = "", env = {}, with: options = {} } = step;
  const values = Object.entries(env).map(([name, value]) => [name, valueOf(value)]);
  if (command !== undefined) {
    return await runCommand(project, command, Object.fromEntries(values) as Record<string, string>);
  }
  const folder = path.join(project, String(options["path"]));
  if (uses.startsWith("actions/upload-artifact@")) {
    cpSync(folder, path.join(artifacts, valueOf(String(options["name"]))), { recursive: true });
  } else if (uses.startsWith("actions/download-artifact@")) {
    const prefix = String(options["pattern"]).replace(/\*$/, "");
    for (const artifact of readdirSync(artifacts).filter((name) => name.startsWith(prefix))) {
      // As merge-multiple has it: else each artifact has a folder of its own.
      cpSync(path.join(artifacts, artifact), folder, { recursive: true });
    }
  }
  return 0;
}

/** Does one after the other, whatever it comes to, and lists what each came to. */
async function inTurn<T>(all: readonly T[], act: (each: T) => Promise<number | null>) {
  const codes: (number | null)[] = [];
  for (const each of all) {
    codes.push(await act(each));
  }
  return codes;
}

const read = (file: string): string => readFileSync(path.join("examples/ci", file), "utf8");
const WHOLE = reportText(canonicalReport(rawReport(20)));

describe("the workflow for GitHub", () => {
  const text = read("github-matrix.yml");
  const { permissions, jobs } = parse(text) as {
    readonly permissions: unknown;
    readonly jobs: Readonly<Record<"shard" | "merge", GithubJob>>;
  };

  it("merges the shards of all machines to the report of the undivided run", async () => {
    const shards = jobs.shard.strategy?.matrix.shard ?? [];
    expect(shards).toEqual([1, 2, 3]);
    for (const shard of shards) {
      const project = checkout();
      const valueOf = (value: string): string =>
        value
          .replace("${{ matrix.shard }}", String(shard))
          .replace("${{ strategy.job-total }}", String(shards.length));
      const codes = await inTurn(jobs.shard.steps, (step) => runStep(project, step, valueOf));
      expect(codes).toEqual([0, 0, 0, 0, 0]);
    }
    const project = checkout();
    const codes = await inTurn(jobs.merge.steps, (step) => runStep(project, step, (value) => value));
    // Mutants survived that nobody has reviewed.
    expect(codes).toEqual([0, 0, 0, 0, 1, 0]);
    expect(readFileSync(path.join(artifacts, "killtable", "mutation.json"), "utf8")).toBe(WHOLE);
  });

  it("may only read, and uses actions by their commits", () => {
    expect(permissions).toEqual({ contents: "read" });
    const steps = Object.values(jobs).flatMap((job) => job.steps);
    const used = steps.flatMap(({ uses }) => uses ?? []);
    expect(used).toHaveLength(7);
    for (const action of used) {
      expect(action).toMatch(/^actions\/[a-z-]+@[0-9a-f]{40}$/);
    }
    const optionsOf = (action: string) =>
      steps.filter(({ uses }) => uses?.startsWith(`actions/${action}@`)).map((step) => step.with);
    expect(optionsOf("checkout")).toEqual([1, 2].map(() => ({ "persist-credentials": false })));
    expect(optionsOf("download-artifact")).toEqual([expect.objectContaining({ "merge-multiple": true })]);
    expect(Object.values(jobs).map((job) => job.permissions)).toEqual([undefined, undefined]);
  });

  it("uses the actions of the workflow that init writes", () => {
    const pins = (yaml: string) => new Set(yaml.match(/actions\/[a-z-]+@[0-9a-f]{40} # v[\d.]+/g));
    expect([...pins(text)]).toEqual(expect.arrayContaining([...pins(workflowText(true))]));
  });
});

describe("the jobs for GitLab", () => {
  it("merge the shards of all machines to the report of the undivided run", async () => {
    const jobs = parse(read("gitlab-parallel.yml")) as Readonly<Record<string, GitlabJob>>;
    const { "killtable-shard": shardJob, "killtable-merge": mergeJob } = jobs;
    const count = shardJob?.parallel ?? 0;
    expect(count).toBe(3);
    for (let index = 1; index <= count; index++) {
      const project = checkout();
      const env = { CI_NODE_INDEX: String(index), CI_NODE_TOTAL: String(count) };
      const codes = await inTurn(shardJob?.script ?? [], (command) => runCommand(project, command, env));
      expect(codes).toEqual([0, 0]);
      for (const kept of shardJob?.artifacts.paths ?? []) {
        cpSync(path.join(project, kept), path.join(artifacts, kept), { recursive: true });
      }
    }
    const project = checkout();
    cpSync(artifacts, project, { recursive: true });
    const codes = await inTurn(mergeJob?.script ?? [], (command) => runCommand(project, command, {}));
    // Mutants survived that nobody has reviewed.
    expect(codes).toEqual([0, 1]);
    const [kept = ""] = mergeJob?.artifacts.paths ?? [];
    expect(readFileSync(path.join(project, kept, "mutation.json"), "utf8")).toBe(WHOLE);
  });
});
