import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { workflowText } from "../src/run/init/workflow-text.ts";

interface Job {
  readonly permissions?: unknown;
  readonly "timeout-minutes": number;
  readonly steps: readonly { readonly uses?: string; readonly run?: string; readonly with?: object }[];
}

const text = readFileSync(".github/workflows/nightly.yml", "utf8");
const { permissions, jobs } = parse(text) as {
  readonly permissions: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
};
const steps = Object.values(jobs).flatMap((job) => job.steps);
const scripts = steps.flatMap(({ run = [] }) => run);

describe("the nightly workflow of this repository", () => {
  it("may read the contents and nothing else, keeps no token and ends in time", () => {
    expect(permissions).toEqual({ contents: "read" });
    for (const job of Object.values(jobs)) {
      expect(job).not.toHaveProperty("permissions");
      expect(job["timeout-minutes"]).toBeLessThanOrEqual(60);
      expect(job.steps[0]).toMatchObject({
        uses: expect.stringContaining("actions/checkout@"),
        with: { "persist-credentials": false },
      });
    }
  });

  it("uses the actions of the workflows that are given to users, by their commits", () => {
    const pins = (yaml: string) => new Set(yaml.match(/actions\/[a-z-]+@[0-9a-f]{40} # v[\d.]+/g));
    const given = pins(workflowText(true) + readFileSync("examples/ci/github-matrix.yml", "utf8"));
    expect(given).toEqual(pins(text));
    expect(text.match(/uses: /g)).toHaveLength(
      text.match(/uses: actions\/[a-z-]+@[0-9a-f]{40} # v/g)?.length ?? 0,
    );
  });

  it("puts nothing into a script but what the shell itself reads", () => {
    expect(scripts.filter((script) => script.includes("${{"))).toEqual([]);
  });

  it("audits every shard of the mutants, and proves both ends of the peer ranges", () => {
    expect(scripts).toContain('npx killtable mutate --audit --shard "$SHARD"');
    expect(text).toContain("SHARD: ${{ matrix.shard }}/${{ strategy.job-total }}");
    expect(scripts).toContain("npx killtable merge reports/shards");
    expect(scripts).toContain("npm run compat");
  });
});
