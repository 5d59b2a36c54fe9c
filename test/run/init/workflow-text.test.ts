import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { workflowText } from "../../../src/run/init/workflow-text.ts";

const text = workflowText(true);
const workflow = parse(text);
const steps: { uses?: string; run?: string; with?: object }[] = workflow.jobs.killtable.steps;

describe("the nightly workflow", () => {
  it("runs every night and by hand", () => {
    expect(workflow.on).toEqual({
      schedule: [{ cron: expect.stringMatching(/^\d+ \d+ \* \* \*$/) }],
      workflow_dispatch: null,
    });
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
    expect(lines).toHaveLength(3);
    expect(
      lines.filter((line) => !/uses: actions\/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line)),
    ).toEqual([]);
  });

  it("puts nothing into a script but what the shell itself reads", () => {
    const scripts = steps.flatMap(({ run = [] }) => run);
    expect(scripts.filter((script) => script.includes("${{"))).toEqual([]);
    expect(scripts[0]).toBe("npm ci");
  });

  it("judges with a seed of the run, which it prints, and keeps the kill matrix", () => {
    const scripts = steps.map(({ run }) => run).join("\n");
    expect(scripts).toContain('echo "seed $GITHUB_RUN_ID"\nnpx killtable check --seed "$GITHUB_RUN_ID"\n');
    expect(scripts).toContain("--reporter json > reports/kill-matrix.json");
    expect(steps.at(-1)).toMatchObject({
      uses: expect.stringContaining("actions/upload-artifact@"),
      with: { path: "reports/" },
    });
  });
});
