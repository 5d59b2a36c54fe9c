import { readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dealtMutants } from "../../src/stryker/shard-report.ts";
import { type Report, readReport } from "../../src/stryker/report.ts";
import { writeFolder } from "../temporary-folder.ts";
import { type Ran, killtable } from "./killtable.ts";

const FILES = {
  "package.json": '{ "private": true, "type": "module" }\n',
  "stryker.config.json": JSON.stringify({
    ...{ testRunner: "vitest", reporters: ["json"], thresholds: { break: 100 } },
    ...{ concurrency: 1, disableBail: true, allowConsoleColors: false },
  }),
  "killtable.config.json": JSON.stringify({
    receivers: [{ module: "./src/kind.js", mutate: ["src/kind.js", "src/flag.js"] }],
  }),
  "src/kind.js": `import { flagOf } from "./flag.js";
export const kindOf = (envelope) => ("error" in envelope ? "protocol_error" : flagOf(envelope.result));
`,
  "src/flag.js": `export function flagOf(result) {
  // Stryker disable next-line BooleanLiteral: a flag that is no boolean is another case
  return result.isError === true ? "tool_error" : "normal_complete";
}
export const unused = (a) => a || true;
`,
  "receiver.test.js": `import { expect, test } from "vitest";
import { kindOf } from "./src/kind.js";
test("case <error>", () => expect(kindOf({ error: {} })).toBe("protocol_error"));
test("case <tool_error>", () => expect(kindOf({ result: { isError: true } })).toBe("tool_error"));
test("case <complete>", () => expect(kindOf({ result: {} })).not.toBe("tool_error"));
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
    symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"), "junction");
    whole = run("mutate");
    report = read(REPORT);
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  it("fails for survivors that nobody has reviewed, and prints an entry for each", () => {
    expect(whole.stdout).toContain("3 of 3 mutants killed; all controls hold");
    expect(whole.stdout).toMatch(/StrykerJS {5}\d+ of \d+ mutants stopped by 3 tests/);
    expect(whole.stdout).toContain("reviewed      0 equivalent, 0 accepted");
    expect(whole.stdout).toMatch(/^not reached: src\/flag\.js:5 /m);
    expect(reviewedFrom(whole).length).toBeGreaterThan(1);
    expect(whole.code).toBe(1);
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

  it("ends with 2 for what is no shard, and for a list that nobody has filled in, before it runs anything", () => {
    expect(run("mutate", "--shard", "4/3").stderr).toContain("It has to be such as 2/3.");
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
