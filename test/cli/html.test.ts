import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import type { PageData } from "../../src/report/page-data.ts";
import { shellWord } from "../../src/report/shell-word.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { killtable, unwrapped } from "./killtable.ts";

/** What a page was given. */
function dataOf(file: string): PageData {
  const html = readFileSync(file, "utf8");
  const [, json = ""] = /<script type="application\/json" id="data">([^]*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(json) as PageData;
}

/** The cases that a row of a page gives another answer than the right one, with that answer. */
function misreadIn({ cases, eras }: PageData, row: string): Record<string, string | undefined> {
  const cells = eras.flatMap(({ rows }) => rows.filter(({ id }) => id === row).flatMap((each) => each.cells));
  return Object.fromEntries(
    cells.filter(({ kind }) => kind === "differs").map((cell) => [cases[cell.case]?.id ?? "", cell.observed]),
  );
}

describe("killtable check --reporter html", () => {
  it(
    "writes two files and says where, which show what a faulty receiver misreads beside the mutants",
    { timeout: 300_000 },
    () => {
      const folder = temporaryFolder({});
      const receiver = path.resolve("test", "receivers", "coerces-the-flag.mjs");
      const args = ["check", receiver, "--runs", "0", "--reporter", "html"];
      const { code, stdout, stderr } = killtable(args, "", {}, folder);
      expect(code).toBe(1);
      expect(unwrapped(stdout)).toMatch(/coerces-the-flag\.mjs fails as modern \(seed 1\) $/);
      expect(stderr).toContain(`killtable: wrote ${path.join("reports", "killtable.html")}\n`);
      const reports = path.join(folder, "reports");
      expect(readdirSync(reports)).toEqual(["hand-written-mutants.html", "killtable.html"]);

      const data = dataOf(path.join(reports, "killtable.html"));
      expect(data.verdict.outcome).toBe("fails");
      expect(data.verdict.sentence).toMatch(
        /coerces-the-flag\.mjs misreads \d+ of 1,\d{3} envelopes as modern; .*flag-boolean/,
      );
      const misread = misreadIn(data, receiver);
      // It asks only whether the flag is truthy.
      expect(misread).toMatchObject({
        string_flag: "tool_error",
        integer_flag: "normal_complete",
        null_flag: "normal_complete",
      });
      const rules = Object.keys(misread).map((id) => data.cases.find((each) => each.id === id)?.rules);
      expect(rules.filter((shown) => !shown?.includes("flag-boolean"))).toEqual([]);
      expect(data.eras[0]?.rows[0]?.replay).toBe(
        `npx killtable check ${shellWord(receiver)} --era modern --case {case}`,
      );
      expect(misreadIn(data, "ignores-is-error-late")).toMatchObject({ tool_error: "normal_complete" });
      expect(data.links.map(({ href }) => href)).toEqual(["hand-written-mutants.html"]);
      const handWritten = readFileSync(path.join(reports, "hand-written-mutants.html"), "utf8");
      expect(handWritten).toContain('"id":"ignores-is-error-late"');
    },
  );
});

describe("killtable mutants --reporter html", () => {
  it("writes what was asked for to the file that is named, and links StrykerJS's report where it is", () => {
    const folder = temporaryFolder({ "reports/mutation/mutation.html": "<p>StrykerJS</p>" });
    const args = ["mutants", "--published", "--reporter", "html=out/page.html", "--reporter", "json"];
    const { code, stdout } = killtable(args, "", {}, folder);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ format: "killtable-matrix/1" });
    const data = dataOf(path.join(folder, "out", "page.html"));
    expect(data.verdict.sentence).toMatch(/^3 of 3 mutants stopped by 12 cases; /);
    expect(data.cases).toHaveLength(12);
    expect(misreadIn(data, "ignores-is-error-late")).toEqual({
      tool_error: "normal_complete",
      string_flag: "normal_complete",
      integer_flag: "normal_complete",
      null_flag: "normal_complete",
    });
    expect(data.links.map(({ href }) => href)).toEqual([
      "hand-written-mutants.html",
      "../reports/mutation/mutation.html",
    ]);
  });

  it("gives no verdict where a suite is measured, whatever it leaves alive", () => {
    const folder = temporaryFolder({});
    const args = ["mutants", "--cases", "twelve", "--reporter", "html"];
    expect(killtable(args, "", {}, folder).code).toBe(0);
    const { verdict } = dataOf(path.join(folder, "reports", "killtable.html"));
    expect(verdict.outcome).toBe("measured");
    expect(verdict.sentence).toMatch(/^\d+ of \d+ mutants stopped by 12 cases; .*; \d+ survived\.$/);
  });

  it("says that a void run is void, and shows no mutant of it one by one", () => {
    const wrong = {
      ...{ id: "ours", title: "T", why: "W.", rules: ["flag-true"], envelope: {}, since: "0.1.0" },
      expect: { modern: "normal_complete" },
    };
    const group = JSON.stringify({ group: "ours", about: "Ours.", cases: [wrong] });
    const folder = temporaryFolder({ "ours.json": group });
    const args = ["mutants", "--cases", "ours.json", "--reporter", "html"];
    expect(killtable(args, "", {}, folder).code).toBe(3);
    const data = dataOf(path.join(folder, "reports", "killtable.html"));
    expect(data.verdict).toEqual({
      outcome: "void",
      sentence:
        "The run is void and proves nothing: modern: reference must pass every case, but fails ours, and 1 more reason.",
    });
    expect(data.links).toEqual([]);
    expect(readdirSync(path.join(folder, "reports"))).toEqual(["killtable.html"]);
  });

  it("ends with 2 for a comparison of suites, which has no page", () => {
    const { code, stderr } = killtable(["mutants", "--suites", "--reporter", "html"]);
    expect(stderr).toContain("--reporter html: not for what is asked for here");
    expect(code).toBe(2);
  });
});
