import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { newProject, run, withStryker } from "./example.ts";
import { type RanJob, type Step, runJob } from "./github-job.ts";

/** A right receiver, all of whose mutants are stopped. */
const RIGHT = `import { reference } from "killtable";

export function receive(envelope, context) {
  return reference(envelope, context);
}
`;

/** Another one, with a mutant that no case tells from it. */
const WITH_SURVIVOR = RIGHT.replace(
  "return reference(envelope, context);",
  'return envelope === undefined ? "unclassified" : reference(envelope, context);',
);

let folder: string;
let steps: readonly Step[];

/** The same steps on less: all mutants on all cases take longer than the rest together. */
function quick(step: Step): Step {
  const { run: command } = step;
  return command === undefined
    ? step
    : {
        ...step,
        run: command
          .replace('killtable check --seed "', 'killtable check --runs 20 --seed "')
          .replace("killtable mutants", "killtable mutants --published"),
      };
}

/** Has a night go by in a fresh checkout. */
function night(number: number, receiver: string): RanJob & { readonly artifacts: string } {
  const project = withStryker(newProject());
  const artifacts = path.join(folder, `artifacts ${number}`);
  mkdirSync(artifacts);
  cpSync(path.join(folder, "repository"), project, { recursive: true });
  writeFileSync(path.join(project, "receiver.js"), receiver);
  const ran = runJob(project, steps, {
    artifacts,
    caches: path.join(folder, "caches"),
    values: { "github.run_id": String(number), "github.run_attempt": "1" },
    env: { GITHUB_RUN_ID: String(number) },
  });
  rmSync(project, { recursive: true });
  return { ...ran, artifacts };
}

/** What became of the steps that have a name. */
const byName = ({ codes }: RanJob): Record<string, unknown> =>
  Object.fromEntries(steps.flatMap(({ name }, index) => (name === undefined ? [] : [[name, codes[index]]])));

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "killtable nights "));
  mkdirSync(path.join(folder, "caches"));
  const repository = path.join(folder, "repository");
  const project = newProject();
  writeFileSync(path.join(project, "receiver.js"), RIGHT);
  run(project, [process.execPath, path.resolve("dist/src/cli/main.js"), "init"]);
  cpSync(project, repository, { recursive: true, filter: (source) => !source.includes("node_modules") });
  rmSync(project, { recursive: true });
  const workflow = readFileSync(path.join(repository, ".github/workflows/killtable.yml"), "utf8");
  steps = (parse(workflow) as { jobs: { killtable: { steps: Step[] } } }).jobs.killtable.steps.map(quick);
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

describe("the workflow that init writes", { timeout: 300_000 }, () => {
  const judged = [
    "Judge the receivers",
    "Print the kill table",
    "Hunt the survivors",
    "Have StrykerJS mutate the receivers",
  ];
  const compared = [
    "Compare the verdicts with the last good night",
    "Compare the kill matrix with the last good night",
    "Compare the mutants of StrykerJS with the last good night",
  ];
  const allOf = (names: readonly string[], code: unknown) =>
    Object.fromEntries(names.map((name) => [name, code]));

  it("goes through the first night without an older report, and keeps that of each good one", () => {
    const first = night(1, RIGHT);
    expect(byName(first)).toEqual({
      ...allOf(judged, 0),
      "Hunt StrykerJS's survivors": "skipped",
      ...allOf(compared, "skipped"),
      "Write the summary": 0,
      "Keep the reports for the next night": 0,
    });
    expect(first.stdout).toContain("To put the same again: npx killtable check --seed 1\n");
    expect(readdirSync(path.join(folder, "caches"))).toEqual(["killtable-last-good-1-1"]);
    expect(readdirSync(path.join(folder, "caches", "killtable-last-good-1-1")).toSorted()).toEqual([
      "check.json",
      "mutants.json",
      "mutation.json",
    ]);
  });

  it("fails where something got worse since then, begins its summary with that, and keeps the older reports", () => {
    const second = night(2, WITH_SURVIVOR);
    expect(byName(second)).toEqual({
      ...allOf(judged, 0),
      "Have StrykerJS mutate the receivers": 1,
      // The mutant is equivalent: no envelope tells it from the original.
      "Hunt StrykerJS's survivors": 0,
      ...allOf(compared, 0),
      "Compare the mutants of StrykerJS with the last good night": 1,
      "Write the summary": 0,
      "Keep the reports for the next night": "skipped",
    });
    const headings = second.summary.match(/^## .*$/gm);
    expect(headings?.slice(0, 4)).toEqual([
      "## Not worse: killtable check, compared with an earlier run",
      "## Not worse: killtable mutants, compared with an earlier run",
      "## Worse: StrykerJS's mutants, compared with an earlier run",
      expect.stringMatching(/^## killtable check: /),
    ]);
    expect(second.summary).toContain("### Worse: newly surviving, 2\n\n- mutant `ConditionalExpression: ");
    expect(readdirSync(path.join(folder, "caches"))).toEqual(["killtable-last-good-1-1"]);
    expect(readdirSync(second.artifacts)).toEqual(["killtable", "killtable-cases"]);
  });
});
