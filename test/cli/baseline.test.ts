import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../temporary-folder.ts";
import { killtable, unwrapped } from "./killtable.ts";

/** Right as modern in everything that the twelve and most other cases show, but it coerces the flag. */
const COERCES = readFileSync("test/receivers/coerces-the-flag.mjs", "utf8");
const CONFIG = JSON.stringify({ receivers: [{ module: "./receiver.mjs", baseline: "known.json" }] });

interface Listed {
  readonly failures: {
    case: string;
    era: string;
    verdict: string;
    observed?: string;
    reason: string;
    link?: string;
  }[];
}

const project = (): string => temporaryFolder({ "receiver.mjs": COERCES, "killtable.config.json": CONFIG });
const check = (folder: string, ...args: string[]) =>
  killtable(["check", "--runs", "200", ...args], "", {}, folder);
const listIn = (folder: string): Listed =>
  JSON.parse(readFileSync(path.join(folder, "known.json"), "utf8")) as Listed;
const write = (folder: string, listed: Listed): void =>
  writeFileSync(path.join(folder, "known.json"), JSON.stringify(listed));

describe("killtable check with known failures", () => {
  it("fails without them, lists them, and passes with them whatever the seed", () => {
    const folder = project();
    writeFileSync(path.join(folder, "known.json"), '{ "failures": [] }');
    expect(check(folder).code).toBe(1);
    const updated = check(folder, "--update-baseline");
    const { failures } = listIn(folder);
    expect(updated.stderr).toContain(`wrote ${failures.length} known failures to`);
    expect(updated.code).toBe(0);
    expect(failures).toContainEqual({
      case: "string_flag",
      era: "modern",
      verdict: "differs",
      observed: "tool_error",
      reason: "unreviewed",
    });
    const again = check(folder, "--seed", "77");
    expect(again.stdout).toContain(
      `${failures.length} known failures as the baseline lists them, ${failures.length} of them without a reason`,
    );
    expect(unwrapped(again.stdout)).toMatch(/\d+ samples? failed only as a known failure does/);
    expect(again.code).toBe(0);
  });

  it("fails where a listed case passes, fails otherwise, or is gone, and keeps the reasons of the others", () => {
    const folder = project();
    check(folder, "--update-baseline");
    const { failures } = listIn(folder);
    const entry = { era: "modern", verdict: "differs", observed: "tool_error", reason: "known" };
    const said = failures.map((each) =>
      each.case === "string_flag"
        ? { ...each, observed: "normal_complete" }
        : { ...each, reason: "issue 7", link: "https://example.com/7" },
    );
    write(folder, {
      failures: [...said, { case: "normal_false", ...entry }, { case: "no-such-case", ...entry }],
    });
    const { code, stdout } = check(folder);
    expect(unwrapped(stdout)).toContain(
      "baseline string_flag as modern listed as normal_complete; it now gives tool_error",
    );
    expect(unwrapped(stdout)).toContain(
      "baseline normal_false as modern listed as tool_error; it passes now",
    );
    expect(unwrapped(stdout)).toContain(
      "baseline no-such-case as modern listed as tool_error; it is not judged any more",
    );
    expect(code).toBe(1);
    expect(check(folder, "--update-baseline").code).toBe(0);
    expect(listIn(folder).failures.find((each) => each.case === "integer_flag")).toMatchObject({
      reason: "issue 7",
      link: "https://example.com/7",
    });
    expect(listIn(folder).failures).toHaveLength(failures.length);
  });

  it("is not written by a run that leaves something out, or by one that could not judge", () => {
    const folder = project();
    const filtered = check(folder, "--update-baseline", "--era", "legacy");
    expect(filtered.stderr).toContain("--update-baseline needs the whole run");
    expect(filtered.code).toBe(2);
    writeFileSync(path.join(folder, "receiver.mjs"), "export const nothing = 1;");
    expect(check(folder, "--update-baseline").code).toBe(2);
    expect(() => listIn(folder)).toThrow("no such file");
  });

  it("does not list what was not put, and so never passes a receiver that was not judged", () => {
    const folder = project();
    writeFileSync(path.join(folder, "receiver.mjs"), "export default () => process.exit(0);");
    const { code, stderr } = check(folder, "--update-baseline");
    expect(stderr).toMatch(/\d+ cases were not put: did not write .*known\.json/);
    expect(code).toBe(1);
    expect(() => listIn(folder)).toThrow("no such file");
  });

  it.each<[string, string, string]>([
    ["no JSON", "{", "known.json: "],
    [
      "not as its schema says",
      '{ "failures": [{ "case": "a", "era": "modern" }] }',
      'failures[0] lacks the key "verdict"',
    ],
    [
      "of another era than is judged",
      '{ "failures": [{ "case": "a", "era": "legacy", "verdict": "threw", "reason": "c" }] }',
      "it lists a as legacy, for which the receiver is not judged",
    ],
  ])("ends with 2 where the list is %s", (_, text, message) => {
    const folder = project();
    writeFileSync(path.join(folder, "known.json"), text);
    const { code, stderr } = check(folder);
    expect(stderr).toContain(message);
    expect(code).toBe(2);
  });

  it("goes with a module too", () => {
    const folder = project();
    expect(check(folder, "./receiver.mjs", "--update-baseline").stderr).toContain(
      "name the file with --baseline",
    );
    expect(check(folder, "./receiver.mjs", "--baseline", "known.json").stderr).toContain(
      "there is no such baseline",
    );
    expect(check(folder, "./receiver.mjs", "--baseline", "known.json", "--update-baseline").code).toBe(0);
    expect(check(folder, "./receiver.mjs", "--baseline", "known.json").code).toBe(0);
  });
});
