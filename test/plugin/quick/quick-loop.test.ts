import { writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { canonicalReport } from "../../../src/stryker/canonical-report.ts";
import { type Report, readReport } from "../../../src/stryker/report.ts";
import { run, tool } from "../../examples/example.ts";
import { strykerProject } from "./project.ts";

/** Its mutants come to all that a mutant can come to, and some run while the modules are loaded. */
const FILES = {
  "killtable.config.json": '{ "receivers": [{ "module": "./src/receive.ts", "timeout": 200 }] }',
  "src/receive.ts": `import { spawnSync } from "node:child_process";
import { reference } from "killtable";
import { KEYS } from "./words.js";
import { isHere } from "./not-mutated.js";

type Envelope = { result?: { requestState?: unknown } } | null;

export default function receive(envelope: Envelope, context: { era: string }): string {
  const members = KEYS.filter((key) => Object.hasOwn(Object(envelope), key));
  // Few cases have it: what hangs takes its time.
  for (let left = 1; envelope?.result?.requestState === "synthetic-state" && left > 0; left--);
  if (isHere("a call that cannot be ended")) spawnSync(process.execPath, ["-e", "setTimeout(() => {}, 60000)"]);
  if (isHere("an end of the process")) process.exit(0);
  // Stryker disable next-line ConditionalExpression: no other era is put here
  if (context.era !== "modern") return context.era + "?";
  return members.length === 1 ? reference(envelope, context) : "unclassified";
}
`,
  "src/not-mutated.js": "export const isHere = () => false;",
  "src/words.js": `export const KEYS = ["result", "error"];
export function capital(text) {
  return text.toUpperCase();
}
if (capital("b") !== "B") throw new Error("it does not load");
// Stryker disable all
export const unused = "unused" + 1;
`,
};

/** Runs StrykerJS with our test runner, by its defaults. */
function runStryker(project: string, mutate: readonly string[], disableBail: boolean): Report {
  const config = {
    testRunner: "killtable",
    plugins: ["./node_modules/killtable/dist/src/plugin/stryker-plugin.js"],
    mutate,
    reporters: ["json"],
    disableBail,
    concurrency: 1,
  };
  writeFileSync(path.join(project, "stryker.config.json"), JSON.stringify(config));
  const { code, stderr, stdout } = run(project, tool("@stryker-mutator/core/bin/stryker.js", "run"));
  expect(`${code} ${stderr} ${code === 0 ? "" : stdout}`).toBe("0  ");
  return readReport(path.join(project, "reports/mutation/mutation.json"));
}

/** Runs the quick loop of the package as it is built, in a process in which no test runner has a say. */
function runQuickly(project: string, mutate: readonly string[], disableBail: boolean): Report {
  const script = `
    import { QuickLoop } from "./node_modules/killtable/dist/src/plugin/quick/quick-loop.js";
    const { mutate, disableBail } = JSON.parse(process.argv[1]);
    const loop = new QuickLoop({ folder: process.cwd(), options: {}, disableBail });
    const report = await loop.run(mutate);
    loop.close();
    process.stdout.write(JSON.stringify(report));`;
  const told = JSON.stringify({ mutate, disableBail });
  const { stdout, stderr } = run(project, [process.execPath, "--input-type=module", "-e", script, told]);
  expect(stderr).toBe("");
  return JSON.parse(stdout) as Report;
}

describe("QuickLoop", () => {
  it.each([true, false])(
    "comes to what StrykerJS comes to, with disableBail %s",
    (disableBail) => {
      const project = strykerProject(FILES);
      const mutate = ["src/**/*", "!src/not-*"];
      const ours = canonicalReport(runQuickly(project, mutate, disableBail));
      const theirs = canonicalReport(runStryker(project, mutate, disableBail));
      expect(ours.files).toEqual(theirs.files);
      expect(ours.testFiles).toEqual(theirs.testFiles);
      const mutants = Object.values(ours.files).flatMap((file) => file.mutants);
      const statuses = new Set(mutants.map(({ status }) => status));
      expect([...statuses].toSorted()).toEqual([
        "Ignored",
        "Killed",
        "NoCoverage",
        "RuntimeError",
        "Survived",
        "Timeout",
      ]);
      expect(mutants.filter((mutant) => mutant.static).map(({ status }) => status)).toContain("Killed");
    },
    300_000,
  );
});
