import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PageData } from "../../src/report/page-data.ts";
import { type Report, readReport } from "../../src/stryker/report.ts";
import { dealtMutants } from "../../src/stryker/shard-report.ts";
import { installPackages } from "../install-packages.ts";
import { writeFolder } from "../temporary-folder.ts";
import { type Ran, killtable } from "./killtable.ts";

const CONFIG = {
  receivers: [
    { module: "./src/receiver.js", mutate: ["src/*.js"] },
    { name: "a command", command: ["node", "./receiver.mjs"] },
  ],
};
const FILES = {
  "package.json": '{ "private": true, "type": "module" }\n',
  // Of StrykerJS's own configuration what it mutates with, and what it says, does not count.
  "stryker.config.json": JSON.stringify({
    ...{ testRunner: "command", reporters: ["clear-text"], mutate: ["nothing.js"] },
    ...{ concurrency: 1, disableBail: true },
  }),
  "killtable.config.json": JSON.stringify(CONFIG),
  "src/receiver.js": `import { reference } from "killtable";
import { isSuspicious } from "./suspicious.js";
export const receive = (envelope, context) =>
  isSuspicious(envelope?.result) ? "unclassified" : reference(envelope, context);
`,
  "src/suspicious.js": `export function isSuspicious(result) {
  // Stryker disable next-line ConditionalExpression: null is another case
  return Array.isArray(result) || result === null;
}
export const unused = (a) => a || true;
`,
};
const REPORT = path.join("reports", "mutation", "mutation.json");

let folder: string;
const run = (...args: string[]): Ran => killtable(args, "", { NO_COLOR: "1" }, folder);
const read = (file: string): string => readFileSync(path.join(folder, file), "utf8");

/** The entries that a run prints of survivors that are not listed, as somebody would fill them in. */
const reviewedFrom = ({ stdout }: Ran): object[] =>
  stdout
    .split("\n")
    .filter((line) => line.startsWith('{"file":'))
    .map((line) => ({
      ...(JSON.parse(line) as object),
      ...{ kind: "accepted", reason: "to be seen to", date: "2026-12-01" },
    }));
const list = (survivors: object[]): void =>
  writeFileSync(path.join(folder, "killtable.survivors.json"), JSON.stringify({ survivors }));

describe("killtable mutate", { timeout: 300_000 }, () => {
  let whole: Ran;
  let report: string;
  beforeAll(() => {
    folder = writeFolder(FILES);
    installPackages(folder);
    const reporters = ["junit=junit.xml", "markdown=mutate.md", "shields=badge.json", "html"];
    whole = run("mutate", ...reporters.flatMap((each) => ["--reporter", each]));
    report = read(REPORT);
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  it("fails for survivors that nobody has reviewed, and prints an entry for each", () => {
    expect(whole.stdout).toContain("3 of 3 mutants killed; all controls hold");
    expect(whole.stdout).toMatch(/^StrykerJS {5}\d+ of \d+ mutants stopped by \d{4} tests/m);
    expect(whole.stdout).toContain("reviewed      0 equivalent, 0 accepted");
    expect(whole.stdout).toMatch(/^dominators {4}\d+ of \d+ killed mutants/m);
    expect(whole.stdout).toMatch(/^slowest tests \d+ ms: (case|law|takes)/m);
    expect(whole.stdout).toMatch(/^time .* in the lane fast: /m);
    expect(whole.stdout).toContain("not mutated   a command (commands)");
    expect(whole.stdout).toMatch(/^not reached: src\/suspicious\.js:5 /m);
    expect(whole.stdout).toMatch(/^left out: src\/suspicious\.js:3 .*: null is another case/m);
    expect(reviewedFrom(whole).length).toBeGreaterThan(1);
    expect(whole.code).toBe(1);
  });

  it("writes the reports that it is asked for", () => {
    const survivors = reviewedFrom(whole).length;
    const [, stopped, judged] = /^StrykerJS +(\d+) of (\d+) mutants stopped/m.exec(whole.stdout) ?? [];
    expect(JSON.parse(read("badge.json"))).toMatchObject({
      message: `${stopped} of ${judged} mutants stopped`,
      color: "red",
    });
    expect(read("junit.xml")).toContain(`failures="${survivors}" errors="0">`);
    expect(read("junit.xml")).toContain('<testsuite name="src/suspicious.js"');
    expect(read("junit.xml")).toContain("<skipped>left out: null is another case</skipped>");
    expect(read("mutate.md")).toMatch(/^## killtable mutate: fails\n/);
    expect(read("mutate.md").match(/^(?:survived|not reached): /gm)).toHaveLength(survivors);
    expect(read("mutate.md")).toContain("\nnpx killtable mutate\n");
  });

  it("writes a page that tells of both kinds of mutants, and leads to StrykerJS's own report", () => {
    const html = read(path.join("reports", "killtable.html"));
    const [, json = ""] = /id="data">([^]*?)<\/script>/.exec(html) ?? [];
    const { title, verdict, eras, links } = JSON.parse(json) as PageData;
    expect([title, verdict.outcome]).toEqual(["killtable mutate", "fails"]);
    expect(verdict.sentence).toMatch(
      /^StrykerJS: \d+ of \d+ mutants stopped by .*, \d+ survivors not reviewed; hand-written: 3 of 3 mutants/,
    );
    expect(eras[0]?.rows.filter(({ status }) => status === "killed")).toHaveLength(3);
    expect(links.map(({ href }) => href)).toEqual(["hand-written-mutants.html", "mutation/mutation.html"]);
    expect(existsSync(path.join(folder, "reports", "hand-written-mutants.html"))).toBe(true);
    expect(run("mutate", "--shard", "1/3", "--reporter", "html").code).toBe(2);
  });

  it("runs in shards whose reports merge to that of the undivided run, byte for byte", () => {
    for (const shard of ["1/3", "2/3", "3/3"]) {
      const { code, stdout } = run("mutate", "--shard", shard);
      expect(stdout).toContain(`shard ${shard}  `);
      expect(code).toBe(0);
    }
    const all = dealtMutants(JSON.parse(report) as Report);
    for (const index of [1, 2, 3]) {
      const own = readReport(path.join(folder, "reports", "shards", `shard-${index}-of-3.json`));
      expect(Math.abs(dealtMutants(own).length - all.length / 3)).toBeLessThan(1);
    }
    const merged = run("merge", "reports/shards");
    expect(read(REPORT)).toBe(report);
    expect(merged.code).toBe(1);

    list(reviewedFrom(whole));
    const reviewed = run("merge", "reports/shards");
    expect(reviewed.stdout).toContain(`reviewed   0 equivalent, ${reviewedFrom(whole).length} accepted`);
    expect(reviewed.code).toBe(0);
  });

  it("audits both lanes cell by cell, with a canary, and leaves nothing of it behind", () => {
    list(reviewedFrom(whole));
    const { code, stdout, stderr } = run("mutate", "--audit");
    expect(stderr).toBe("");
    const [, mutants, tests] =
      /^both lanes {4}0 differences in \d+ cells \((\d+) mutants, (\d+) tests\)$/m.exec(stdout) ?? [stdout];
    expect(Number(mutants)).toBe(dealtMutants(JSON.parse(report) as Report).length);
    expect(Number(tests)).toBeGreaterThan(1000);
    expect(stdout).toMatch(/^time .* in the lane vitest: /m);
    expect(code).toBe(0);
    expect(read(REPORT)).toBe(report);
    expect(existsSync(path.join(folder, "killtable-lane"))).toBe(false);
  });

  it("ends with 2 for what is no shard, and for a list that nobody has filled in, before it runs anything", () => {
    expect(run("mutate", "--shard", "4/3")).toMatchObject({
      code: 2,
      stdout: "",
      stderr: expect.stringContaining("It has to be such as 2/3."),
    });
    list([
      {
        file: "src/flag.js",
        line: "a",
        replaced: "a",
        replacement: "b",
        mutator: "c",
        kind: "",
        reason: "",
        date: "",
      },
    ]);
    const { code, stdout, stderr } = run("mutate");
    expect(stderr).toContain("killtable.survivors.json: survivors[0].kind is");
    expect([code, stdout]).toEqual([2, ""]);
  });
});
