import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { workflowText } from "../src/run/init/workflow-text.ts";

interface Job {
  readonly permissions?: unknown;
  readonly "timeout-minutes": number;
  readonly steps: readonly Step[];
}

interface Step {
  readonly name?: string;
  readonly if?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

const text = readFileSync(".github/workflows/nightly.yml", "utf8");
const { on, concurrency, permissions, jobs } = parse(text) as {
  readonly on: unknown;
  readonly concurrency: unknown;
  readonly permissions: unknown;
  readonly jobs: Readonly<Record<"judge" | "audit" | "merge" | "compat" | "clients", Job>>;
};
const steps = Object.values(jobs).flatMap((job) => job.steps);
const scripts = steps.flatMap(({ run = [] }) => run);
const given = workflowText(true, { module: "src/receiver.ts", export: "receive" });

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

  it("runs every night and by hand, one night after another", () => {
    expect(on).toEqual({
      schedule: [{ cron: expect.stringMatching(/^\d+ \d+ \* \* \*$/) }],
      workflow_dispatch: { inputs: { accept: expect.objectContaining({ type: "boolean", default: false }) } },
    });
    expect(concurrency).toBe("nightly");
  });

  it("uses the actions of the workflows that are given to users, by their commits", () => {
    const pins = (yaml: string) => new Set(yaml.match(/actions\/[a-z-]+@[0-9a-f]{40} # v[\d.]+/g));
    expect(pins(given + readFileSync("examples/ci/github-matrix.yml", "utf8"))).toEqual(pins(text));
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
    expect(scripts).toEqual(
      expect.arrayContaining([expect.stringContaining("killtable merge reports/shards")]),
    );
    expect(scripts).toContain("npm run compat");
  });

  it("puts the cases to the published clients, and tells what their newest releases changed", () => {
    const [, newest] = jobs.clients.steps.flatMap(({ run = "" }) =>
      run.includes("npm run clients") ? [run] : [],
    );
    // What somebody else released ends with 0 whatever it came to.
    expect(newest?.split("\n")).toEqual([
      expect.stringMatching(/^npm run clients -- --newest \|\| echo "/),
      expect.stringMatching(
        /^npx killtable compare reports\/clients\.json reports\/clients-newest\.json \|\| echo "/,
      ),
      "",
    ]);
    expect(scripts).toContain("npx killtable compare .last-good/clients.json reports/clients.json");
  });

  it("judges, hunts and compares by the commands that users are given", () => {
    const { jobs: theirs } = parse(given) as { readonly jobs: { readonly killtable: Job } };
    const commandsOf = (all: readonly Step[]): string[] =>
      all.flatMap(({ run = "" }) =>
        /npx killtable (check|mutants|hunt --seed|compare)/.test(run) ? [run] : [],
      );
    expect(commandsOf(theirs.killtable.steps)).toHaveLength(6);
    expect(commandsOf([...jobs.judge.steps, ...jobs.merge.steps])).toEqual(
      commandsOf(theirs.killtable.steps),
    );
  });

  it.each(["judge", "merge", "clients"] as const)(
    "keeps the reports of %s only where it ended well, apart",
    (name) => {
      const [cache] = jobs[name].steps.flatMap(({ uses = "", with: options }) =>
        uses.startsWith("actions/cache@") ? [options] : [],
      );
      expect(cache).toEqual({
        path: ".last-good/",
        key: `nightly-${name}-\${{ github.run_id }}-\${{ github.run_attempt }}`,
        "restore-keys": `nightly-${name}-`,
      });
      const last = jobs[name].steps.at(-1);
      expect(last?.run).toContain(" .last-good/\n");
      expect(last?.if).toBe(
        name === "merge" ? "${{ success() && needs.audit.result == 'success' }}" : undefined,
      );
    },
  );

  it("goes on after each step that finds something", () => {
    for (const name of ["judge", "merge", "clients"] as const) {
      const first = jobs[name].steps.findIndex(({ run = "" }) =>
        /killtable (check|merge)|^npm run clients$/.test(run),
      );
      const later = jobs[name].steps.slice(first + 1, -1);
      expect(first).toBeGreaterThan(0);
      expect(later.length).toBeGreaterThan(2);
      expect(later.filter((step) => step.if?.startsWith("${{ !cancelled()") !== true)).toEqual([]);
    }
    expect(text).not.toContain("continue-on-error");
  });
});
