import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { run, tool } from "../examples/example.ts";
import { installPackages } from "../install-packages.ts";
import { temporaryFolder } from "../temporary-folder.ts";

/** A right receiver. */
const RECEIVER = `import { reference } from "killtable";

const KEYS = ["result", "error"];

export default function receive(envelope, context) {
  let members = 0;
  for (let at = 0; at < KEYS.length; at++) {
    if (Object.hasOwn(Object(envelope), KEYS[at])) members++;
  }
  return members === 1 ? reference(envelope, context) : "unclassified";
}
`;

/** A few mutants of it, since vitest takes seconds for each: some that are static, and one that never ends. */
const MUTATED = ["receiver.js:3-3", "receiver.js:7:36-7:42", "receiver.js:10-10"];

const FILES = {
  "package.json": '{ "private": true, "type": "module" }',
  "receiver.js": RECEIVER,
  "killtable.config.json": '{ "receivers": [{ "module": "./receiver.js" }] }',
  "receiver.test.js": `
    import { describeReceiver } from "killtable/vitest";
    import receive from "./receiver.js";
    describeReceiver("it", receive);`,
  "vitest.config.js": 'export default { test: { include: ["receiver.test.js"] } };',
};

interface Report {
  readonly files: Record<string, { readonly mutants: readonly ReportedMutant[] }>;
  readonly testFiles: Record<string, { readonly tests: readonly { id: string; name: string }[] }>;
}
interface ReportedMutant {
  readonly mutatorName: string;
  readonly replacement: string;
  readonly status: string;
  readonly static?: boolean;
  readonly location: { readonly start: { readonly line: number; readonly column: number } };
  readonly killedBy?: readonly string[];
}

/** What became of each mutant in a report: its status, and what killed it by kind and id. */
function matrixIn(report: Report): Record<string, { status: string; killedBy: string[] }> {
  const names = new Map(
    Object.values(report.testFiles).flatMap(({ tests }) =>
      tests.map(({ id, name }) => [id, /(?:case|law|position on) <[^>]+>/.exec(name)?.[0] ?? name]),
    ),
  );
  return Object.fromEntries(
    (report.files["receiver.js"]?.mutants ?? []).map(
      ({ location: { start }, mutatorName, replacement, status, killedBy = [] }) => [
        `${start.line}:${start.column} ${mutatorName} ${replacement}`,
        { status, killedBy: killedBy.map((id) => names.get(id) ?? id).toSorted() },
      ],
    ),
  );
}

/** Runs StrykerJS in a project, with the whole matrix. */
function mutate(project: string, runner: string, options: object = {}): { report: Report; stdout: string } {
  const config = {
    testRunner: runner,
    plugins: ["./node_modules/killtable/dist/src/plugin/stryker-plugin.js", "@stryker-mutator/vitest-runner"],
    mutate: MUTATED,
    reporters: ["json"],
    disableBail: true,
    concurrency: 1,
    allowConsoleColors: false,
    ...options,
  };
  writeFileSync(path.join(project, "stryker.config.json"), JSON.stringify(config));
  const json = path.join(project, "reports/mutation/mutation.json");
  rmSync(json, { force: true });
  const { code, stdout, stderr } = run(project, tool("@stryker-mutator/core/bin/stryker.js", "run"));
  expect(`${code} ${stderr}`).toBe("0 ");
  return { report: JSON.parse(readFileSync(json, "utf8")) as Report, stdout };
}

function newProject(): string {
  const project = temporaryFolder(FILES);
  installPackages(project);
  return project;
}

describe("StrykerJS with the test runner killtable", () => {
  it("finds for every mutant what it finds with vitest, and names what ends an endless loop", () => {
    const project = newProject();
    const fast = mutate(project, "killtable");
    const ours = matrixIn(fast.report);
    const theirs = matrixIn(mutate(project, "vitest", { timeoutMS: 30_000 }).report);

    expect(Object.keys(ours)).toEqual(Object.keys(theirs));
    expect(Object.keys(ours)).toHaveLength(8);
    // StrykerJS names no test for what vitest does not come back from.
    const endless = Object.keys(theirs).filter((mutant) => theirs[mutant]?.status === "Timeout");
    expect(endless).toEqual(["7:38 UpdateOperator at--"]);
    expect(ours["7:38 UpdateOperator at--"]?.status).toBe("Killed");
    expect(ours["7:38 UpdateOperator at--"]?.killedBy.length).toBeGreaterThan(0);
    for (const mutant of endless) {
      delete ours[mutant];
      delete theirs[mutant];
    }
    expect(ours).toEqual(theirs);

    const mutants = fast.report.files["receiver.js"]?.mutants ?? [];
    expect(mutants.filter((mutant) => mutant.static).map(({ status }) => status)).toContain("Killed");
    expect(fast.stdout).not.toContain("WARN");
  }, 180_000);
});
