import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { workflowText } from "../../src/run/init/workflow-text.ts";
import { newProject, run, withStryker } from "./example.ts";
import { type Step, runJob } from "./github-job.ts";

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

/** A right receiver, with a mutant that no case tells from it. */
const RECEIVER = `import { reference } from "killtable";

export default function receive(envelope, context) {
  const members = Object.keys(Object(envelope));
  return members.length > 0 ? reference(envelope, context) : "unclassified";
}
`;

const REPORT = path.join("reports", "mutation", "mutation.json");

let artifacts: string;
let whole: string;
const projects: string[] = [];

beforeAll(() => {
  const project = checkout();
  runCommand(project, "npx killtable mutate", {});
  whole = readFileSync(path.join(project, REPORT), "utf8");
}, 120_000);
beforeEach(() => {
  artifacts = mkdtempSync(path.join(tmpdir(), "killtable artifacts "));
});
afterEach(() => {
  for (const folder of [artifacts, ...projects.splice(0)]) {
    rmSync(folder, { recursive: true });
  }
});

/** A fresh machine: the project is there, and killtable and StrykerJS are installed. */
function checkout(): string {
  const project = newProject();
  projects.push(project);
  writeFileSync(path.join(project, "receiver.js"), RECEIVER);
  writeFileSync(
    path.join(project, "killtable.config.json"),
    JSON.stringify({ receivers: [{ module: "./receiver.js" }] }),
  );
  return withStryker(project);
}

/** Runs a command of a job as the CI does, and tells its exit code. */
function runCommand(project: string, command: string, env: Record<string, string>): number | null {
  const assignments = Object.entries(env).map(([name, value]) => `${name}=${value}`);
  // The machine has what npm ci installs.
  return command === "npm ci" ? 0 : run(project, ["env", ...assignments, "sh", "-ec", command]).code;
}

const read = (file: string): string => readFileSync(path.join("examples/ci", file), "utf8");

describe("the workflow for GitHub", { timeout: 300_000 }, () => {
  const text = read("github-matrix.yml");
  const { permissions, jobs } = parse(text) as {
    readonly permissions: unknown;
    readonly jobs: Readonly<Record<"shard" | "merge", GithubJob>>;
  };

  it("merges the shards of all machines to the report of the undivided run", () => {
    const shards = jobs.shard.strategy?.matrix.shard ?? [];
    expect(shards).toEqual([1, 2, 3]);
    for (const shard of shards) {
      const project = checkout();
      const values = { "matrix.shard": String(shard), "strategy.job-total": String(shards.length) };
      const { codes } = runJob(project, jobs.shard.steps, { artifacts, values });
      expect(codes).toEqual([0, 0, 0, 0, 0]);
    }
    const project = checkout();
    const { codes } = runJob(project, jobs.merge.steps, { artifacts });
    // Mutants survived that nobody has reviewed.
    expect(codes).toEqual([0, 0, 0, 0, 1, 0]);
    expect(readFileSync(path.join(artifacts, "killtable", "mutation.json"), "utf8")).toBe(whole);
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

  it("uses each action by the same commit as the workflow that init writes", () => {
    const given = workflowText(true, { module: "receiver.js", export: "default" });
    const pins = new Set((text + given).match(/actions\/[a-z-]+@[0-9a-f]{40} # v[\d.]+/g));
    const actions = [...pins].map((pin) => pin.split("@")[0]);
    expect(actions.toSorted()).toEqual([
      "actions/cache",
      "actions/checkout",
      "actions/download-artifact",
      "actions/setup-node",
      "actions/upload-artifact",
    ]);
  });
});

describe("the jobs for GitLab", { timeout: 300_000 }, () => {
  it("merge the shards of all machines to the report of the undivided run", () => {
    const jobs = parse(read("gitlab-parallel.yml")) as Readonly<Record<string, GitlabJob>>;
    const { "killtable-shard": shardJob, "killtable-merge": mergeJob } = jobs;
    const count = shardJob?.parallel ?? 0;
    expect(count).toBe(3);
    for (let index = 1; index <= count; index++) {
      const project = checkout();
      const env = { CI_NODE_INDEX: String(index), CI_NODE_TOTAL: String(count) };
      const codes = (shardJob?.script ?? []).map((command) => runCommand(project, command, env));
      expect(codes).toEqual([0, 0]);
      for (const kept of shardJob?.artifacts.paths ?? []) {
        cpSync(path.join(project, kept), path.join(artifacts, kept), { recursive: true });
      }
    }
    const project = checkout();
    cpSync(artifacts, project, { recursive: true });
    const codes = (mergeJob?.script ?? []).map((command) => runCommand(project, command, {}));
    // Mutants survived that nobody has reviewed.
    expect(codes).toEqual([0, 1]);
    const [kept = ""] = mergeJob?.artifacts.paths ?? [];
    expect(readFileSync(path.join(project, kept, "mutation.json"), "utf8")).toBe(whole);
  });
});
