import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { canonicalReport, reportText } from "../../src/stryker/canonical-report.ts";
import type { Report } from "../../src/stryker/report.ts";
import { shardFile } from "../../src/stryker/shard-files.ts";
import { shardReport } from "../../src/stryker/shard-report.ts";
import { rawReport, runFiltered } from "../stryker/raw-report.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { killtable, unwrapped } from "./killtable.ts";

/** The reports of some shards of three, as files. */
async function shardFiles(whole: Report, indexes: readonly number[]): Promise<Record<string, string>> {
  const files = indexes.map(async (index) => {
    const shard = { index, count: 3 };
    return [shardFile(shard), reportText(shardReport(await runFiltered(whole, { shard }), shard))] as const;
  });
  return Object.fromEntries(await Promise.all(files));
}

const merge = (folder: string, ...args: string[]) => killtable(["merge", ...args], "", {}, folder);

const REVIEW = { kind: "accepted", reason: "only logged", date: "2026-11-02" };

describe("killtable merge", () => {
  it("writes the report of the undivided run, and ends with 1 where mutants survived", async () => {
    const folder = temporaryFolder(await shardFiles(rawReport(12), [1, 2, 3]));
    const { code, stdout, stderr } = merge(folder, "reports/shards");
    expect(readFileSync(path.join(folder, "reports/mutation/mutation.json"), "utf8")).toBe(
      reportText(canonicalReport(rawReport(12, 2))),
    );
    expect(stdout).toContain("survived: src/a b.ts:3 Some: {}\n");
    expect(stdout).toMatch(
      /\nshards {5}3\nStrykerJS {2}6 of 10 mutants stopped by 3 tests \(2 of them by the time limit\); 2\n {11}survived, 2 not reached; left out: 2 with a reason, 0 broken\nreviewed {3}0 equivalent, 0 accepted\nreport {5}reports.mutation.mutation\.json\n$/,
    );
    expect(stderr).toBe("");
    expect(code).toBe(1);
  });

  it("annotates the survivors on GitHub Actions, and adds them to the step summary", async () => {
    const folder = temporaryFolder(await shardFiles(rawReport(12), [1, 2, 3]));
    const summary = path.join(folder, "summary.md");
    writeFileSync(summary, "");
    const env = { GITHUB_ACTIONS: "true", GITHUB_STEP_SUMMARY: summary, GITHUB_WORKSPACE: folder };
    const { code, stderr } = killtable(["merge", "reports/shards"], "", env, folder);
    const lines = stderr.trimEnd().split("\n");
    expect(lines).toHaveLength(4);
    expect(lines).toContainEqual(
      expect.stringMatching(
        /^::error file=src\/a b\.ts,line=3,col=\d+,title=killtable%3A Some::survived: src\/a b\.ts:3 Some: \{\}$/,
      ),
    );
    expect(readFileSync(summary, "utf8")).toMatch(/^\n## killtable merge: fails\n\n6 of 10 mutants stopped/);
    expect(code).toBe(1);
  });

  it("passes once the entries that it printed are filled in, and says which are gone later", async () => {
    const folder = temporaryFolder(await shardFiles(rawReport(12), [1, 2, 3]));
    const { stdout } = merge(folder, "reports/shards");
    const printed = stdout.split("\n").filter((line) => line.startsWith("{"));
    expect(printed).toHaveLength(4);
    const list = path.join(folder, "killtable.survivors.json");
    writeFileSync(list, `{ "survivors": [${printed.join(",")}] }`);
    expect(merge(folder, "reports/shards")).toMatchObject({ code: 2, stdout: "" });

    const survivors = printed.map((line) => ({ ...(JSON.parse(line) as object), ...REVIEW }));
    writeFileSync(list, JSON.stringify({ survivors }));
    const passing = merge(folder, "reports/shards");
    expect(passing.stdout).toContain("\nreviewed   0 equivalent, 4 accepted\n");
    expect(passing.stdout).not.toContain("survived:");
    expect(passing.code).toBe(0);

    const fewer = temporaryFolder({
      ...(await shardFiles(rawReport(7), [1, 2, 3])),
      "killtable.survivors.json": JSON.stringify({ survivors }),
    });
    const later = merge(fewer, "reports/shards");
    // One was the only mutant of its content; the other's content is that of a mutant that is killed.
    expect(unwrapped(later.stdout)).toContain(": there is no such mutant any more; take it out of");
    expect(unwrapped(later.stdout)).toContain(": it is Killed now; take it out of");
    expect(later.stdout).toContain("\nreviewed   0 equivalent, 2 accepted\n");
    expect(later.code).toBe(0);
  });

  it.each([
    [[1, 3], ["reports/shards"], "there is no report of shard 2/3"],
    [[1, 2, 3], ["reports/shards", "reports"], "shard 1/3 is there twice: in "],
    [[1, 2, 3], ["nowhere"], "cannot read nowhere: "],
    [[1, 2, 3], [], "missing required argument 'folder'"],
  ])("ends with 2 and writes nothing, with shards %j in %j", async (indexes, folders, message) => {
    const folder = temporaryFolder(await shardFiles(rawReport(12), indexes));
    const { code, stdout, stderr } = merge(folder, ...folders);
    expect(stderr).toContain(message);
    expect(stdout).toBe("");
    expect(existsSync(path.join(folder, "reports/mutation"))).toBe(false);
    expect(code).toBe(2);
  });

  it("ends with 3 where no mutant was killed", async () => {
    const folder = temporaryFolder(await shardFiles(rawReport(0), [1, 2, 3]));
    const { code, stdout } = merge(folder, "reports/shards");
    expect(stdout).toContain("void: none of StrykerJS's mutants was killed by a test\n");
    expect(code).toBe(3);
  });
});
