import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { grows } from "../load/command/commands.ts";
import { fixtureCases } from "../fixture-cases.ts";
import { killtable, unwrapped } from "./killtable.ts";

const command = (name: string): string[] => [process.execPath, path.join("test", "commands", name)];

describe("killtable check -- a command", () => {
  it("ends with 0 for a right one, and names it by its words", () => {
    const { code, stdout, stderr } = killtable([
      "check",
      "--runs",
      "50",
      "--",
      "node",
      ...command("right.mjs").slice(1),
    ]);
    expect(stderr).toBe("");
    expect(stdout).toContain(`node ${path.join("test", "commands", "right.mjs")} passes as modern (seed 1)`);
    expect(code).toBe(0);
  });

  it("gives every case but those that it died on a verdict of its own", () => {
    const { code, stdout } = killtable([
      "check",
      "--runs",
      "0",
      "--reporter",
      "json",
      "--",
      ...command("exits-on-unknown-type.mjs"),
    ]);
    const { verdicts } = JSON.parse(stdout).receivers[0];
    const wrong = verdicts.filter(({ kind }: { kind: string }) => !["match", "accepted"].includes(kind));
    expect(wrong.map(({ id }: { id: string }) => id)).toContain("unknown_result_type");
    expect(new Set(wrong.map(({ kind }: { kind: string }) => kind))).toEqual(new Set(["exited"]));
    expect(verdicts.length).toBeGreaterThan(1000);
    expect(code).toBe(1);
  });

  it.each([
    [
      ["exits-at-once.mjs"],
      "it does not start: the process exited with code 4; it last wrote to its standard error: no licence found",
    ],
    [["prints-before-ready.mjs"], "it wrote 'Loading weather client 2.3 …', which is no ready message"],
  ])("ends with 2 for %j, and says why without a stack", ([name = ""], message) => {
    const { code, stdout, stderr } = killtable(["check", "--", ...command(name)]);
    expect(stderr).toContain(message);
    expect(stderr.trimEnd().split("\n")).toHaveLength(1);
    expect(stdout).toBe("");
    expect(code).toBe(2);
  });

  // It is started anew some two hundred times.
  const patience = { timeout: 300_000 };
  it("gives every case but every tenth request of a command that dies on it its verdict", patience, () => {
    const args = ["check", "--runs", "0", "--reporter", "json", "--", ...command("dies-on-every-tenth.mjs")];
    const { verdicts } = JSON.parse(killtable(args).stdout).receivers[0];
    const kinds: string[] = verdicts.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toHaveLength(fixtureCases("modern").length);
    const died = kinds.filter((kind) => kind === "exited").length;
    // Each is put twice: in the first order every tenth dies, in the second every tenth of those that were answered.
    expect(died).toBeGreaterThan(kinds.length / 10);
    expect(died).toBeLessThan(kinds.length / 5);
    expect(kinds).not.toContain("not-put");
  });

  it("does not pass a command that skips a case", () => {
    const { code, stdout } = killtable(["check", "--runs", "0", "--", ...command("skips-unknown-type.mjs")]);
    expect(unwrapped(stdout)).toMatch(/not judged, as it says itself: skipped it: .* \(\d+ cases?\)/);
    expect(unwrapped(stdout)).toContain("was not judged wholly as modern");
    expect(code).toBe(3);
  });

  it("ends with 2 where there is no such program", () => {
    const { code, stderr } = killtable(["check", "--", "no-such-program", "-x"]);
    expect(stderr).toContain("no-such-program -x: it does not start: there is no program no-such-program");
    expect(code).toBe(2);
  });

  it("tells the command what it is judged as, and passes its options on", () => {
    const folder = mkdtempSync(path.join(tmpdir(), "killtable command "));
    const file = path.join(folder, "lines");
    const flags = ["--era", "dual-era", "--feature", "mrtr", "--feature", "json-rpc"];
    killtable(["doctor", ...flags, "--", ...command("records.mjs"), file, "--era", "x"]);
    const [start = ""] = readFileSync(file, "utf8").split("\n");
    expect(JSON.parse(start)).toMatchObject({ era: "dual-era", features: ["mrtr", "json-rpc"] });
    rmSync(folder, { recursive: true });
  });

  it("runs a command with a space in its path, from the current folder", () => {
    const folder = mkdtempSync(path.join(tmpdir(), "killtable command "));
    writeFileSync(path.join(folder, "my receiver.mjs"), readFileSync("examples/process-any/receiver.mjs"));
    const args = ["check", "--runs", "0", "--", process.execPath, "my receiver.mjs"];
    expect(killtable(args, "", {}, folder).code).toBe(0);
    rmSync(folder, { recursive: true });
  });

  it("leaves no process behind, and waits for none", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "killtable command "));
    const file = path.join(folder, "beats");
    expect(killtable(["doctor", "--", ...command("stays-for-ever.mjs"), file]).code).toBe(0);
    expect(readFileSync(file, "utf8")).not.toBe("");
    expect(await grows(file)).toBe(false);
    rmSync(folder, { recursive: true });
  });

  it.each([
    [["check", "--"], "there is nothing after --; name one module, or a command after --"],
    [
      ["check", "python3", "receiver.py"],
      "python3 receiver.py: too many words; name one module, or a command",
    ],
    [["check", "module.mjs", "--", "python3"], "module.mjs python3: too many words"],
    [["check", "--export", "x", "--", "python3"], "--export x: a command exports nothing"],
  ])("ends with 2 for %j", (args, message) => {
    const { code, stderr } = killtable(args);
    expect(stderr).toContain(message);
    expect(code).toBe(2);
  });
});
