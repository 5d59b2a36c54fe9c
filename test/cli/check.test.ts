import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { killtable } from "./killtable.ts";

const receiver = (name: string): string => path.join("test", "receivers", name);

describe("killtable check", () => {
  it("ends with 0 for the reference itself, as a module", () => {
    const { code, stdout, stderr } = killtable(["check", "src/receiver/reference.ts"]);
    expect(stderr).toBe("");
    expect(stdout).toMatch(/^\d+ cases: \d+ match, \d+ accepted; \d+ left out: feature not claimed$/m);
    expect(code).toBe(0);
  });

  it.each(["modern", "dual-era", "legacy"])("ends with 0 for the reference as %s", (era) => {
    expect(killtable(["check", "src/receiver/reference.ts", "--era", era]).code).toBe(0);
  });

  it("ends with 1 and names the case for a receiver that never returns", () => {
    const { code, stdout } = killtable(["check", receiver("loops-on-unknown-type.mjs"), "--timeout", "300"]);
    expect(stdout).toContain("timeout  unknown_result_type");
    expect(stdout).toMatch(/^\d+ cases: \d+ match, \d+ accepted, \d+ timeout;/m);
    expect(stdout).toContain("Next: npx killtable explain unknown_result_type");
    expect(code).toBe(1);
  });

  it("ends with 1 for a receiver that ends its process with success", () => {
    const { code, stdout } = killtable(["check", receiver("exits-on-unknown-type.mjs")]);
    expect(stdout).toContain("expected  unclassified; the process exited with code 0");
    expect(code).toBe(1);
  });

  it("shows envelope, expectation and answer of what differs, and prints no colours into a pipe", () => {
    const { stdout } = killtable(["check", receiver("answers-a-foreign-word.mjs"), "--runs", "0"], "", {
      CI: "true",
    });
    expect(stdout).toContain('envelope  {"jsonrpc":"2.0","id":1,"result":{"resultType":"future"}}');
    expect(stdout).toContain('expected  unclassified; answered "unknown", which is no answer');
    expect(stdout).not.toContain("\u001b");
  });

  it("keeps what a receiver prints out of the report", () => {
    const { code, stdout } = killtable(["check", receiver("prints-a-lot.mjs"), "--reporter", "json"]);
    expect(JSON.parse(stdout)).toMatchObject({
      format: "killtable-check/1",
      receivers: [{ era: "modern", seed: 1 }],
    });
    expect(code).toBe(0);
  });

  it("gives every verdict as JSON, with seed and rules", () => {
    const { code, stdout } = killtable([
      "check",
      receiver("throws-a-text.mjs"),
      "--reporter",
      "json",
      "--seed",
      "42",
      "--runs",
      "5",
    ]);
    const { verdicts, seed, runs } = JSON.parse(stdout).receivers[0];
    expect(verdicts.length).toBeGreaterThan(1000);
    expect(verdicts.find(({ kind }: { kind: string }) => kind === "threw")).toMatchObject({
      id: "unknown_result_type",
      kind: "threw",
      rules: ["type-unrecognized"],
    });
    expect([seed, runs]).toEqual([42, 5]);
    expect(code).toBe(1);
  });

  it.each([
    ["nowhere.mjs", "nowhere.mjs: there is no such file"],
    ["throws-on-import.mjs", "throws-on-import.mjs: it does not load: Error: no licence found"],
    [
      "exits-on-import.mjs",
      "exits-on-import.mjs: the process exited with code 0; it last printed: no licence found",
    ],
    ["exports-no-function.mjs", "no function is exported; it exports default (object), version (string)"],
    ["exports-two-functions.mjs", "it exports first (function), second (function). Name one with --export"],
  ])("ends with 2 for %s, saying what was looked for and found", (name, message) => {
    const { code, stdout, stderr } = killtable(["check", receiver(name)]);
    expect(stderr).toContain(message);
    expect(stderr).not.toContain("    at ");
    expect(stdout).toBe("");
    expect(code).toBe(2);
  });

  it("loads a module in a folder with spaces, by the export that is named", () => {
    const folder = mkdtempSync(path.join(tmpdir(), "my receivers "));
    const file = path.join(folder, "two words.mts");
    writeFileSync(
      file,
      "export const refuse = (envelope: unknown): string => 'unclassified';\nexport const other = refuse;\n",
    );
    const { code, stdout } = killtable(["check", file, "--export", "refuse", "--runs", "0"]);
    expect(stdout).toMatch(/^\d+ cases: \d+ match, \d+ accepted, \d+ differs;/m);
    expect(code).toBe(1);
    rmSync(folder, { recursive: true });
  });

  it.each([
    [["--era", "future"], "Allowed choices are modern, dual-era, legacy."],
    [["--feature", "tasks"], "Allowed choices are mrtr, extensions, json-rpc."],
    [["--timeout", "0"], "It has to be a whole number from 1 to 600000."],
    [["--runs", "many"], "It has to be a whole number from 0 to 100000."],
    [["--sed", "1"], "Did you mean --seed?"],
  ])("ends with 2 for %j, saying what is allowed", (flags, message) => {
    const { code, stderr } = killtable(["check", receiver("right.mjs"), ...flags]);
    expect(stderr).toContain(message);
    expect(code).toBe(2);
  });
});
