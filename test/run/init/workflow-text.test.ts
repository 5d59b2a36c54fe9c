import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { workflowText } from "../../../src/run/init/workflow-text.ts";

interface Step {
  readonly name?: string;
  readonly if?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly with?: object;
}

const RECEIVER = { module: "src/receiver.ts", export: "receive" };
const text = workflowText(true, RECEIVER);
const workflow = parse(text);
const steps: readonly Step[] = workflow.jobs.killtable.steps;
const stepAt = (part: string): number => steps.findIndex(({ run = "" }) => run.includes(part));

describe("the nightly workflow", () => {
  it("runs every night and by hand, one night after another", () => {
    expect(workflow.on).toEqual({
      schedule: [{ cron: expect.stringMatching(/^\d+ \d+ \* \* \*$/) }],
      workflow_dispatch: { inputs: { accept: expect.objectContaining({ type: "boolean", default: false }) } },
    });
    expect(workflow.concurrency).toBe("killtable");
  });

  it("may read the contents and nothing else, keeps no token and ends in time", () => {
    expect(workflow.permissions).toEqual({ contents: "read" });
    expect(Object.keys(workflow.jobs)).toEqual(["killtable"]);
    expect(workflow.jobs.killtable).not.toHaveProperty("permissions");
    expect(workflow.jobs.killtable["timeout-minutes"]).toBeLessThanOrEqual(60);
    expect(steps[0]).toMatchObject({
      uses: expect.stringContaining("actions/checkout@"),
      with: { "persist-credentials": false },
    });
  });

  it("pins each action by a commit, and says which version that is", () => {
    const lines = text.split("\n").filter((line) => line.includes("uses:"));
    expect(lines).toHaveLength(5);
    expect(
      lines.filter((line) => !/uses: actions\/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line)),
    ).toEqual([]);
  });

  it("puts nothing into a script but what the shell itself reads", () => {
    const scripts = steps.flatMap(({ run = [] }) => run);
    expect(scripts.filter((script) => script.includes("${{"))).toEqual([]);
    expect(scripts[0]).toBe("npm ci");
  });

  it("draws another seed every night, and says how to have the same again", () => {
    const judging = steps[stepAt("killtable check")]?.run;
    expect(judging).toContain('echo "To put the same again: npx killtable check --seed $GITHUB_RUN_ID"\n');
    for (const verb of ["check --seed", "mutants --seed", "hunt --seed", "hunt --stryker"]) {
      expect(steps[stepAt(`killtable ${verb}`)]?.run).toContain('--seed "$GITHUB_RUN_ID"');
    }
  });

  it("goes on after each step that finds something, but keeps the reports of good nights only", () => {
    const judging = steps.slice(stepAt("killtable check") + 1);
    expect(judging.slice(0, -1).filter((step) => step.if?.startsWith("${{ !cancelled()") !== true)).toEqual(
      [],
    );
    expect(judging.at(-1)).toMatchObject({ name: "Keep the reports for the next night" });
    expect(judging.at(-1)).not.toHaveProperty("if");
    expect(text).not.toContain("continue-on-error");
  });

  it("compares before anything else is in the summary, unless what got worse is accepted", () => {
    const comparing = steps.filter(({ run = "" }) => run.includes("killtable compare"));
    expect(comparing).toHaveLength(3);
    expect(comparing.filter((step) => !step.if?.includes(" && !inputs.accept && "))).toEqual([]);
    expect(stepAt("GITHUB_STEP_SUMMARY")).toBeGreaterThan(stepAt("killtable compare .last-good/mutation"));
    // Where it goes on GitHub Actions, unless the reporter is named.
    const judging = steps.slice(0, stepAt("killtable compare")).flatMap(({ run = [] }) => run);
    const silent = judging.filter((run) => /killtable (check|mutants|mutate) /.test(run));
    expect(silent).toHaveLength(3);
    expect(silent.filter((run) => !run.includes("--reporter markdown="))).toEqual([]);
  });

  it("hands names over that are nothing but names to YAML, to a shell and to GitHub", () => {
    const module = 'it\'s: "x" #y $(touch z)\n${{ secrets.A }}.mjs';
    const hostile = parse(workflowText(true, { module, export: 'a"; b' }));
    const hunting: Step = hostile.jobs.killtable.steps[stepAt("--stryker")];
    expect(hunting.run).toBe(steps[stepAt("--stryker")]?.run);
    expect(hunting.env).toEqual({
      // GitHub reads this expression as the three characters.
      MODULE: `./${module.replace("${{", "${{ '${{' }}")}`,
      EXPORT: 'a"; b',
    });
  });
});
