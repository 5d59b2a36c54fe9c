import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { canonicalReport } from "../../src/stryker/canonical-report.ts";
import { type Report, readReport } from "../../src/stryker/report.ts";
import { tool } from "../examples/example.ts";
import { temporaryFolder } from "../temporary-folder.ts";

/** A right receiver, of which only a case with a mark shows some mutants: one is static, one is not. */
const RECEIVER = `import { reference } from "killtable";
import { MARK } from "./mark.js";

const ANSWERS = ["normal_complete"];
export default function receive(envelope, context) {
  if (envelope?.result?._meta?.[MARK]) {
    return \`\${ANSWERS[0]}\`;
  }
  return reference(envelope, context);
}
`;
const SHOWN = ["4:17 ArrayDeclaration []", '4:18 StringLiteral ""', "7:12 StringLiteral ``"];

interface Case {
  readonly id: string;
  readonly twin?: string;
  readonly envelope: { readonly result: object };
}

/** The case with the mark that shows the mutants. */
const marked = ({ envelope, ...rest }: Case): Case => ({
  ...rest,
  envelope: { ...envelope, result: { ...envelope.result, _meta: { shown: true } } },
});

type Mode = "incremental" | "whole";

const strykerConfig = (mode: Mode): object => ({
  testRunner: "killtable",
  plugins: ["./node_modules/killtable/dist/src/plugin/stryker-plugin.js"],
  mutate: ["receiver.js:4-8"],
  ...{ incremental: mode === "incremental", incrementalFile: "remembered.json" },
  ...{ reporters: ["json"], jsonReporter: { fileName: `${mode}.report.json` }, tempDirName: `.${mode}` },
  // What one run of two at once leaves is no change to the other.
  ignorePatterns: ["remembered.json", "*.report.json", ".incremental", ".whole"],
  ...{ disableBail: true, concurrency: 1, allowConsoleColors: false },
});

/** A project in which the package is installed as a copy, with twelve cases, so that these can be changed. */
class Project {
  /** Two cases that are read as complete, and the others. */
  readonly one: Case;
  readonly another: Case;
  readonly rest: readonly Case[];
  readonly #folder = temporaryFolder({
    "package.json": '{ "private": true, "type": "module" }',
    "receiver.js": RECEIVER,
    "mark.js": 'export const MARK = "shown";\n',
    "killtable.config.json": JSON.stringify({ receivers: [{ module: "./receiver.js" }] }),
    "incremental.json": JSON.stringify(strykerConfig("incremental")),
    "whole.json": JSON.stringify(strykerConfig("whole")),
  });
  readonly #cases: string;

  constructor() {
    const packages = path.join(this.#folder, "node_modules");
    const copy = path.join(packages, "killtable");
    mkdirSync(copy, { recursive: true });
    for (const part of ["package.json", "dist", "fixtures", "mutants", "schemas"]) {
      cpSync(part, path.join(copy, part), { recursive: true });
    }
    const installed = path.resolve("node_modules");
    symlinkSync(installed, path.join(copy, "node_modules"), "junction");
    symlinkSync(
      path.join(installed, "@stryker-mutator"),
      path.join(packages, "@stryker-mutator"),
      "junction",
    );
    this.#cases = path.join(copy, "fixtures", "cases");
    const twelve = readFileSync(path.join(this.#cases, "twelve.json"), "utf8");
    const [first, second, ...others] = (JSON.parse(twelve) as { cases: Case[] }).cases.map(withoutTwin);
    [this.one, this.another, this.rest] = [first as Case, second as Case, others];
    rmSync(this.#cases, { recursive: true });
    mkdirSync(this.#cases);
  }

  write(file: string, contents: object | string): void {
    const written = typeof contents === "string" ? contents : JSON.stringify(contents);
    writeFileSync(path.join(this.#folder, file), written);
  }

  setCases(cases: readonly Case[]): void {
    const group = { group: "twelve", about: "Some of the twelve.", cases };
    writeFileSync(path.join(this.#cases, "twelve.json"), JSON.stringify(group, null, 2));
  }

  /** Runs StrykerJS, and says how many verdicts it took over. */
  async run(mode: Mode): Promise<{ readonly report: Report; readonly reused: string | undefined }> {
    const [program = "", ...args] = tool("@stryker-mutator/core/bin/stryker.js", "run", `${mode}.json`);
    const env = Object.fromEntries(Object.entries(process.env).filter(([key]) => !/VITEST|^NODE_/.test(key)));
    const child = spawn(program, args, { cwd: this.#folder, env, stdio: ["ignore", "pipe", "inherit"] });
    const [stdout] = await Promise.all([text(child.stdout), once(child, "exit")]);
    if (child.exitCode !== 0) {
      throw new Error(stdout);
    }
    const report = canonicalReport(readReport(path.join(this.#folder, `${mode}.report.json`)));
    // oxlint-disable-next-line no-control-regex -- StrykerJS colours the number
    return { report, reused: /\tResult:\t\t(?:\u001B\[\d+m)?(\d+)/.exec(stdout)?.[1] };
  }
}

/** The twins are in other groups. */
function withoutTwin(each: Case): Case {
  const { twin: _, ...rest } = each;
  return rest;
}

/** What became of the mutants that only a marked case shows: their status, or the cases that killed them. */
function shownIn(report: Report): Record<string, string> {
  const tests = Object.values(report.testFiles ?? {}).flatMap((file) => file.tests);
  const names = new Map(tests.map(({ id, name }) => [id, /<(.+)>/.exec(name)?.[1] ?? name]));
  return Object.fromEntries(
    (report.files["receiver.js"]?.mutants ?? [])
      .map(
        ({ location: { start }, mutatorName, replacement, status, killedBy = [] }) =>
          [
            `${start.line}:${start.column} ${mutatorName} ${replacement}`,
            killedBy
              .map((id) => names.get(id))
              .toSorted()
              .join(" and ") || status,
          ] as const,
      )
      .filter(([mutant]) => SHOWN.includes(mutant)),
  );
}

const all = (fate: string): Record<string, string> =>
  Object.fromEntries(SHOWN.map((mutant) => [mutant, fate]));

/** Where no case has the mark. */
const UNSHOWN = { ...all("Survived"), "7:12 StringLiteral ``": "NoCoverage" };

describe("StrykerJS's incremental mode with the test runner killtable", () => {
  it("comes to what a run without it comes to, whatever has changed, and takes over what it can", async () => {
    const project = new Project();
    const { one, another, rest } = project;
    project.setCases([...rest, marked(one), another]);
    await project.run("incremental");
    const expectShown = async (fates: Record<string, string>): Promise<string | undefined> => {
      const [{ report, reused }, whole] = await Promise.all([
        project.run("incremental"),
        project.run("whole"),
      ]);
      expect(shownIn(whole.report)).toEqual(fates);
      expect(report).toEqual(whole.report);
      return reused;
    };
    expect(await expectShown(all(one.id))).toBe("9");

    project.setCases([...rest, one, marked(another)]);
    await expectShown(all(another.id));
    const added = { ...marked(one), id: "added" };
    project.setCases([...rest, one, marked(another), added]);
    await expectShown(all(`added and ${another.id}`));
    project.setCases([...rest, one, added]);
    await expectShown(all("added"));

    const known = { case: "added", era: "modern", verdict: "differs", observed: "x", reason: "known" };
    project.write("known.json", { failures: [known] });
    project.write("killtable.config.json", {
      receivers: [{ module: "./receiver.js", baseline: "known.json" }],
    });
    await expectShown(UNSHOWN);
    project.write("known.json", { failures: [] });
    await expectShown(all("added"));
    project.write("mark.js", 'export const MARK = "hidden";\n');
    await expectShown(UNSHOWN);
  }, 300_000);
});
