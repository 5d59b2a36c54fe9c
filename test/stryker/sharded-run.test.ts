import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { canonicalReport, reportText } from "../../src/stryker/canonical-report.ts";
import { mergeReports } from "../../src/stryker/merge-reports.ts";
import { readReport } from "../../src/stryker/report.ts";
import type { Shard } from "../../src/stryker/shard.ts";
import { dealtMutants, shardReport } from "../../src/stryker/shard-report.ts";
import { run, tool } from "../examples/example.ts";
import { temporaryFolder } from "../temporary-folder.ts";

// The plugin is the built one: StrykerJS loads it in processes of its own.
const { shardPlugin } = (await import(
  path.resolve("dist/src/stryker/shard-plugin.js")
)) as typeof import("../../src/stryker/shard-plugin.ts");

const FILES = {
  "package.json": '{ "private": true, "type": "module" }\n',
  "stryker.config.json": JSON.stringify({
    ...{ testRunner: "vitest", mutate: ["src/*.js"], reporters: ["json"] },
    ...{ concurrency: 1, disableBail: true, allowConsoleColors: false },
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

/** Runs StrykerJS in a folder, and reads the report that it leaves. */
function stryker(folder: string, ...args: string[]) {
  const report = path.join(folder, "reports/mutation/mutation.json");
  expect(run(folder, tool("@stryker-mutator/core/bin/stryker.js", "run", ...args))).toMatchObject({
    code: 0,
  });
  return readReport(report);
}

describe("a run of StrykerJS in three shards", () => {
  it("merges to the report of the undivided run, byte for byte", { timeout: 300_000 }, () => {
    const folder = temporaryFolder(FILES);
    const whole = canonicalReport(stryker(folder));
    const statuses = new Set(
      Object.values(whole.files).flatMap(({ mutants }) => mutants.map((each) => each.status)),
    );
    expect(statuses).toEqual(new Set(["Killed", "Survived", "NoCoverage", "Ignored"]));

    const shards = [1, 2, 3].map((index) => {
      const shard: Shard = { index, count: 3 };
      const { appendPlugins, checkers } = shardPlugin(shard);
      const options = ["--appendPlugins", appendPlugins.join(","), "--checkers", checkers.join(",")];
      const report = shardReport(stryker(folder, ...options), shard);
      const file = path.join(folder, `${index}.json`);
      writeFileSync(file, reportText(report));
      return { file, report: readReport(file) };
    });
    const all = dealtMutants(whole).length;
    for (const { report } of shards) {
      expect(Math.abs(dealtMutants(report).length - all / 3)).toBeLessThan(1);
    }
    const merged = reportText(mergeReports(shards));
    expect(merged).toBe(reportText(whole));
    expect(readFileSync(shards[0]?.file ?? "", "utf8")).not.toBe(merged);
  });
});
