import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import path from "node:path";
import { describe, expect, it, vi } from "vitest";
import { grows } from "../load/command/commands.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { killtable } from "./killtable.ts";

const RIGHT = `
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
export function classify(envelope, { era }) {
  if (!isObject(envelope)) return "unclassified";
  const hasError = Object.hasOwn(envelope, "error");
  if (Object.hasOwn(envelope, "result") === hasError) return "unclassified";
  if (hasError) return "protocol_error";
  const { result } = envelope;
  if (!isObject(result)) return "unclassified";
  const hasType = Object.hasOwn(result, "resultType") && era !== "legacy";
  if (hasType && result.resultType === "input_required") return "input_required";
  if (hasType ? result.resultType !== "complete" : era === "modern") return "unclassified";
  if (!Object.hasOwn(result, "isError")) return "normal_complete";
  if (typeof result.isError !== "boolean") return "unclassified";
  return result.isError ? "tool_error" : "normal_complete";
}
`;
const ALWAYS = 'export default () => "unclassified";';
const config = (...receivers: object[]): string => JSON.stringify({ receivers });
const check = (files: Record<string, string>, ...args: string[]) =>
  killtable(["check", "--runs", "0", ...args], "", {}, temporaryFolder(files));
const lines = (text: string): string[] =>
  text.split("\n").filter((line) => / as (modern|dual-era|legacy)/.test(line));

describe("killtable check with a configuration", () => {
  it("judges every receiver for each of its eras, without an argument", () => {
    const { code, stdout } = check({
      "right.mjs": RIGHT,
      "always.mjs": ALWAYS,
      "killtable.config.json": config(
        { name: "ours", module: "./right.mjs", era: ["modern", "dual-era", "legacy"] },
        { module: "./always.mjs" },
      ),
    });
    expect(lines(stdout)).toEqual([
      "ours passes as modern (seed 1)",
      "ours passes as dual-era (seed 1)",
      "ours passes as legacy (seed 1)",
      "./always.mjs fails as modern (seed 1)",
    ]);
    expect(code).toBe(1);
  });

  it("takes only the receivers that are named, and lets flags count instead", () => {
    const files = {
      "right.mjs": RIGHT,
      "always.mjs": ALWAYS,
      "other.json": config(
        { name: "ours", module: "./right.mjs", era: ["modern", "legacy"] },
        { module: "./always.mjs" },
      ),
    };
    const { code, stdout } = check(
      files,
      "--config",
      "other.json",
      "--receiver",
      "ours",
      "--era",
      "dual-era",
    );
    expect(lines(stdout)).toEqual(["ours passes as dual-era (seed 1)"]);
    expect(code).toBe(0);
    expect(check(files, "--config", "other.json", "--receiver", "theirs").stderr).toContain(
      "--receiver theirs: ",
    );
  });

  it("loses no verdict by a receiver that does not load", () => {
    const { code, stdout, stderr } = check({
      "right.mjs": RIGHT,
      "killtable.config.json": config({ module: "./gone.mjs" }, { module: "./right.mjs" }),
    });
    expect(stderr).toContain("killtable: ./gone.mjs: there is no such file");
    expect(lines(stdout)).toEqual(["./right.mjs passes as modern (seed 1)"]);
    expect(code).toBe(2);
  });

  it("says of each receiver in JSON what it came to, or why it was not judged", () => {
    const { stdout } = check(
      {
        "right.mjs": RIGHT,
        "killtable.config.json": config({ module: "./gone.mjs" }, { module: "./right.mjs" }),
      },
      "--reporter",
      "json",
    );
    expect(JSON.parse(stdout)).toMatchObject({
      format: "killtable-check/1",
      receivers: [
        { receiver: "./gone.mjs", era: "modern", problem: "./gone.mjs: there is no such file" },
        { receiver: "./right.mjs", era: "modern", outcome: "passes" },
      ],
    });
  });

  it("reads a receiver's own words, by a member or by a function", () => {
    const receiver =
      RIGHT.replace("export function classify", "function classify") +
      'export default async (envelope, context) => ({ kind: "a " + classify(envelope, context) });';
    const words = "normal_complete tool_error input_required protocol_error unclassified".split(" ");
    const categories = Object.fromEntries(words.map((word) => [`a ${word}`, word]));
    const { code, stdout } = check({
      "receiver.mjs": receiver,
      "killtable.config.mjs": `export default { receivers: [
        { name: "by a member", module: "./receiver.mjs", select: "kind", categories: ${JSON.stringify(categories)} },
        { name: "by a function", module: "./receiver.mjs", select: ({ kind }) => kind.slice(2) },
        { name: "as it is", module: "./receiver.mjs" },
      ] };`,
    });
    expect(lines(stdout)).toEqual([
      "by a member passes as modern (seed 1)",
      "by a function passes as modern (seed 1)",
      "as it is fails as modern (seed 1)",
    ]);
    expect(stdout).toContain("foreign-answer");
    expect(code).toBe(1);
  });

  it("takes a word that is not mapped for a foreign answer", () => {
    const { stdout } = check({
      "right.mjs": RIGHT,
      "killtable.config.json": config({
        module: "./right.mjs",
        categories: {
          normal_complete: "normal_complete",
          tool_error: "tool_error",
          input_required: "input_required",
          unclassified: "unclassified",
        },
      }),
    });
    expect(stdout).toContain('answered "protocol_error", which is no answer');
    expect(stdout).toMatch(/it has no word for protocol_error: \d+ cases can only fail/);
  });

  it("is void where a receiver that always says the same word would pass", () => {
    const categories = {
      ok: ["normal_complete", "tool_error", "input_required", "protocol_error", "unclassified"],
    };
    const { code, stderr } = check({
      "ok.mjs": 'export default () => "ok";',
      "killtable.config.json": config({ module: "./ok.mjs", categories }),
    });
    expect(stderr).toContain('a receiver that always answers "ok" would pass all');
    expect(code).toBe(3);
  });

  it("ends a configuration that hangs, with what it started, when it is told to end", async () => {
    const folder = temporaryFolder({
      "killtable.config.mjs": `import fs from "node:fs";
fs.writeFileSync("started", "");
setInterval(() => fs.appendFileSync("beats", "."), 20);
await new Promise(() => {});`,
    });
    const main = path.resolve("dist/src/cli/main.js");
    const child = spawn(process.execPath, [main, "check"], { cwd: folder, stdio: "ignore" });
    await vi.waitFor(() => expect(existsSync(path.join(folder, "beats"))).toBe(true), 20_000);
    child.kill("SIGTERM");
    expect(await once(child, "exit")).toEqual([143, null]);
    expect(await grows(path.join(folder, "beats"))).toBe(false);
  });

  it.each<[string, Record<string, string>, string[], string]>([
    ["there is none", {}, [], "there is nothing to judge: name a module, or write a configuration"],
    [
      "one has no default export",
      { "killtable.config.mjs": "export const a = 1;" },
      [],
      "it has no default export",
    ],
    [
      "one is wrong",
      { "killtable.config.json": config({ module: "a", era: "new" }) },
      [],
      'killtable.config.json: receivers[0].era is "new"; allowed: modern, dual-era, legacy',
    ],
    [
      "--export is given too",
      { "killtable.config.json": config({ module: "a" }) },
      ["--export", "b"],
      "--export goes with a module",
    ],
    [
      "a module is named too",
      { "a.mjs": ALWAYS },
      ["./a.mjs", "--receiver", "b"],
      "--receiver goes with a configuration",
    ],
  ])("ends with 2 where %s", (_, files, args, message) => {
    const { code, stdout, stderr } = check(files, ...args);
    expect(stderr).toContain(message);
    expect(stderr.trim().split("\n")).toHaveLength(1);
    expect([code, stdout]).toEqual([2, ""]);
  });
});
