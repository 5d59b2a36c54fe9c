import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { columnsOf } from "../../src/report/columns.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { killtable } from "./killtable.ts";

const COERCES = path.join("test", "receivers", "coerces-the-flag.mjs");
const widthsOf = (text: string): number => Math.max(...text.split("\n").map(columnsOf));

describe("killtable check, read in ten seconds", () => {
  it("takes about a screen for a receiver that fails hundreds of cases, and counts all of them", () => {
    const folder = temporaryFolder({ "receiver.mjs": 'export default () => "normal_complete";' });
    const { code, stdout } = killtable(["check", "./receiver.mjs"], "", {}, folder);
    const lines = stdout.split("\n");
    expect(lines.slice(0, 3)).toEqual([
      "differs  tool_error  Complete, flag true (type-complete, flag-true)",
      '  envelope  …"result":{"resultType":"complete","content":[],"isError":true}}',
      "  expected  tool_error, got normal_complete",
    ]);
    expect(lines.filter((line) => line.startsWith("differs"))).toHaveLength(8);
    const more = Number(/^and (\d+) more cases of \d+ rules: /m.exec(stdout)?.[1]);
    expect(stdout).toMatch(new RegExp(`^\\d+ cases: .*\\b${more + 8} differs`, "m"));
    expect(stdout).toContain(
      "Next: npx killtable explain tool_error\n  or: the same command with --case tool_error\n",
    );
    const shown = lines.filter((line) => !line.startsWith("  as a case"));
    expect(widthsOf(shown.join("\n"))).toBeLessThanOrEqual(80);
    expect(shown.length).toBeLessThan(50);
    expect(code).toBe(1);
  });
});

describe("killtable check --case", () => {
  it("puts the named cases only, and shows them whole, failing or not", () => {
    const { code, stdout } = killtable(["check", COERCES, "--case", "string_flag", "--case", "normal_false"]);
    expect(stdout).toMatch(/^match {2}normal_false .*^differs {2}string_flag {2}/ms);
    expect(stdout).toContain('            "id": 1,\n');
    expect(stdout).toMatch(/^expected {2}unclassified\ngot {7}tool_error$/m);
    expect(stdout).toMatch(/^2 cases: 1 match, 1 differs\nno generated envelopes\n/m);
    expect(code).toBe(1);
  });

  it("ends with 0 where the named case passes", () => {
    const { code, stdout } = killtable(["check", COERCES, "--case", "normal_false"]);
    expect(stdout).toMatch(/^1 case: 1 match$/m);
    expect(code).toBe(0);
  });

  it("puts generated envelopes too where --runs is given", () => {
    const { stdout } = killtable(["check", COERCES, "--case", "normal_false", "--runs", "5"]);
    expect(stdout).toMatch(/^\d+ of \d+ laws hold, each over up to 5 generated samples/m);
  });

  it("shows that two answers do not go together, by the cases that the whole run names", () => {
    const folder = temporaryFolder({
      "wavers.mjs": `
        import { referenceWith } from ${JSON.stringify(path.resolve("dist/src/index.js"))};
        const reference = referenceWith([]);
        // Of the errors that are not well-formed, it refuses those without a code.
        export default (envelope, context) =>
          envelope?.error === undefined || "result" in envelope || envelope.error?.code !== undefined
            ? reference(envelope, context)
            : "unclassified";`,
    });
    const whole = killtable(["check", "./wavers.mjs", "--runs", "0"], "", {}, folder);
    const [, both = ""] = /^ {2}or: the same command with (--case \S+ --case \S+)$/m.exec(whole.stdout) ?? [];
    const replayed = killtable(["check", "./wavers.mjs", ...both.split(" ")], "", {}, folder);
    expect(replayed.stdout).toMatch(/^2 cases: 1 accepted, 1 differs$/m);
    expect(replayed.code).toBe(1);
    const alone = killtable(["check", "./wavers.mjs", ...both.split(" ").slice(0, 2)], "", {}, folder);
    expect(alone.code).toBe(0);
  });

  it("says in JSON which cases were asked for", () => {
    const { stdout } = killtable(["check", COERCES, "--case", "string_flag", "--reporter", "json"]);
    const [{ named, verdicts, properties }] = JSON.parse(stdout).receivers;
    expect([named, verdicts.length, properties]).toEqual([["string_flag"], 1, []]);
  });

  it.each([
    [["--case", "strng_flag"], 2, "--case strng_flag: there is no such case; the nearest is string_flag"],
    [["--case", "string_flag", "--update-baseline"], 2, "cannot be used with option '--update-baseline'"],
    [["--case", "mrtr-elicitation-alone"], 3, "it needs mrtr, which is not claimed (--feature)"],
    [["--case", "legacy-foreign-text-flag"], 3, "it is for legacy (--era)"],
  ])("ends for %j with %i, saying why", (flags, ended, message) => {
    const { code, stdout, stderr } = killtable(["check", COERCES, ...flags]);
    expect(stderr).toContain(message);
    expect(stdout).toBe("");
    expect(code).toBe(ended);
  });

  it("leaves the entries of other cases in a baseline alone, and other eras of a configuration", () => {
    const entry = { era: "modern", verdict: "differs", observed: "tool_error", reason: "known" };
    const folder = temporaryFolder({
      "receiver.mjs": readFileSync(COERCES, "utf8"),
      "known.json": JSON.stringify({
        failures: [
          { case: "string_flag", ...entry },
          { case: "no-such-case", ...entry },
        ],
      }),
      "killtable.config.json": JSON.stringify({
        receivers: [{ module: "./receiver.mjs", baseline: "known.json", era: ["modern", "legacy"] }],
      }),
    });
    const known = killtable(["check", "--case", "string_flag", "--era", "modern"], "", {}, folder);
    expect(known.stdout).toContain("1 known failure as the baseline lists them\n");
    expect(known.stdout).toContain("got       tool_error\n");
    expect(known.code).toBe(0);
    const legacy = killtable(["check", "--case", "legacy-foreign-text-flag"], "", {}, folder);
    expect(legacy.stdout).toMatch(/ as legacy /);
    expect(legacy.stdout).not.toMatch(/ as modern /);
  });
});

describe("killtable mutants --mutant", () => {
  it("shows envelope, expectation and answer of a case that a mutant fails", () => {
    const flags = ["--mutant", "ignores-is-error", "--cases", "string_flag"];
    const { code, stdout } = killtable(["mutants", ...flags]);
    expect(stdout.split("\n").slice(0, 8)).toEqual([
      "ignores-is-error  complete ignores the flag",
      "fails 1 of 1 case as modern",
      "",
      "differs  string_flag  Flag is the text false (flag-boolean)",
      '  envelope  …"result":{"resultType":"complete","content":[],"isError":"false"}}',
      "  expected  unclassified, got normal_complete",
      "",
      "Next: npx killtable explain string_flag",
    ]);
    expect(code).toBe(0);
  });

  it("puts every pinned case where none are named, and ends with 0 for a mutant that is stopped", () => {
    const { code, stdout } = killtable(["mutants", "--mutant", "ignores-is-error"]);
    expect(stdout.match(/^differs /gm)).toHaveLength(8);
    expect(stdout).toMatch(/^and \d+ more cases of \d+ rules: flag-boolean \d+, /m);
    expect(stdout).toContain("1 of 1 mutant stopped by");
    expect(widthsOf(stdout)).toBeLessThanOrEqual(80);
    expect(code).toBe(0);
  });

  it("lists the named mutants alone in JSON", () => {
    const mutants = ["--mutant", "ignores-is-error", "--mutant", "result-means-complete"];
    const { stdout } = killtable(["mutants", ...mutants, "--cases", "twelve", "--reporter", "json"]);
    const [{ receivers }, ...others] = JSON.parse(stdout).eras;
    const listed = receivers.filter(({ role }: { role: string }) => role === "mutant");
    expect(listed.map(({ id }: { id: string }) => id)).toEqual(["ignores-is-error", "result-means-complete"]);
    expect(others).toEqual([]);
  });

  it.each([
    [["--mutant", "ignores-is-eror"], 2, "there is no such mutant; the nearest is ignores-is-error"],
    [["--mutant", "ignores-is-error", "--cases", "strin_flag"], 2, "the nearest name is string_flag"],
    [["--mutant", "ignores-is-error", "--suites"], 2, "cannot be used with option"],
  ])("ends for %j with %i, saying why", (flags, ended, message) => {
    const { code, stderr } = killtable(["mutants", ...flags]);
    expect(stderr).toContain(message);
    expect(code).toBe(ended);
  });

  it("ends with 3 where no case is put to the mutant, and says so", () => {
    // Its fault shows to legacy peers alone, of whom this case says nothing.
    const { code, stdout } = killtable([
      "mutants",
      "--mutant",
      "legacy-requires-type",
      "--cases",
      "flag-known-modern-true",
    ]);
    expect(stdout).toContain("void: legacy: there is no case in it");
    expect(code).toBe(3);
  });
});
