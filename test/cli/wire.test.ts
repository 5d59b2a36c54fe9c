import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../temporary-folder.ts";
import { killtable, unwrapped } from "./killtable.ts";

const adapter = (name: string): string[] => [
  "--",
  process.execPath,
  path.resolve("test/commands/wire", name),
];

// The machine may be busy.
const PATIENT = ["--timeout", "20000"];

describe("killtable check --wire", { timeout: 300_000 }, () => {
  it("judges a real client on the cases whose requests it can send, and on no generated envelope", () => {
    const { code, stdout, stderr } = killtable([
      "check",
      "--wire",
      "http",
      ...PATIENT,
      ...adapter("right.mjs"),
    ]);
    expect(stderr).toBe("");
    expect(unwrapped(stdout)).toMatch(
      /^\d+ cases: \d+ match, \d+ accepted; .*; \d+ left out: no client can be made to send/,
    );
    expect(stdout).toContain("no generated envelopes\n");
    expect(unwrapped(stdout)).toMatch(/right\.mjs passes as modern \(seed 1\) $/);
    expect(code).toBe(0);
  });

  it("puts generated envelopes where they are asked for, and takes its wire from a configuration", () => {
    const [, ...command] = adapter("retries-when-asked.mjs");
    const receivers = [{ command, wire: "http", name: "client" }];
    const folder = temporaryFolder({ "killtable.config.json": JSON.stringify({ receivers }) });
    const { code, stdout } = killtable(
      ["check", "--runs", "3", "--reporter", "json", ...PATIENT],
      "",
      {},
      folder,
    );
    const [{ outcome, properties, uncallable }] = JSON.parse(stdout).receivers;
    expect(outcome).toBe("passes");
    expect(properties.map(({ runs }: { runs: number }) => runs)).toContain(3);
    expect(uncallable).toContain("flag-tool-list-true");
    expect(code).toBe(0);
  });

  it("says which of the cases that are named it cannot put, and why", () => {
    const named = ["--wire", "http", "--case", "flag-tool-list-true"];
    const { code, stderr } = killtable(["check", ...named, ...adapter("right.mjs")]);
    expect(stderr).toBe("killtable: no client can be made to send the request of flag-tool-list-true\n");
    expect(code).toBe(3);
  });

  it("tells in doctor what to do where a client makes no call", () => {
    const { code, stdout } = killtable(["doctor", "--wire", "http", ...adapter("never-calls.mjs")]);
    expect(stdout).toContain("its client made no call");
    expect(stdout).toContain("see that its client is connected");
    expect(code).toBe(1);
  });

  it.each([["./test/receivers/right.mjs"], []])("ends with 2 for what is no command: %s", (...words) => {
    const { code, stderr } = killtable(["check", "--wire", "stdio", ...words]);
    expect(stderr).toBe(
      "killtable: --wire stdio goes with a command after --; a configuration says wire of each of its own\n",
    );
    expect(code).toBe(2);
  });
});

describe("killtable serve", { timeout: 60_000 }, () => {
  it("prints its URL first, logs calls, and ends when its standard input does", async () => {
    const log = path.join(temporaryFolder({}), "calls.jsonl");
    const args = ["dist/src/cli/main.js", "serve", "--transport", "http", "--era", "legacy", "--log", log];
    const child = spawn(process.execPath, args, { stdio: ["pipe", "pipe", "inherit"] });
    const exit = once(child, "exit");
    const [url] = (await once(createInterface({ input: child.stdout }), "line")) as [string];
    const params = { name: "probe", arguments: { envelope: '{"id":1}', seq: "s" } };
    const body = JSON.stringify({ jsonrpc: "2.0", id: "r", method: "tools/call", params });
    expect(await (await fetch(url, { method: "POST", body })).text()).toBe('{"id":"r"}');
    child.stdin.end();
    expect(await exit).toEqual([0, null]);
    expect(readFileSync(log, "utf8")).toBe('{"call":1,"method":"tools/call","seq":"s","retry":false}\n');
  });

  it("writes to standard output nothing but messages, and ends with its input", () => {
    const ping = '{"jsonrpc":"2.0","id":1,"method":"ping"}\n';
    const { code, stdout, stderr } = killtable(["serve", "--transport", "stdio"], ping);
    expect(stdout).toBe('{"jsonrpc":"2.0","id":1,"result":{}}\n');
    expect(stderr).toBe("");
    expect(code).toBe(0);
  });

  it.each([
    [["--transport", "http", "--log", path.join("nowhere", "log")], "the log cannot be opened: ENOENT"],
    [["--transport", "sse"], "Allowed choices are stdio, http."],
    [[], "required option '--transport <name>' not specified"],
  ])("ends with 2 for %j, and says why", (flags, message) => {
    const { code, stdout, stderr } = killtable(["serve", ...flags]);
    expect(stderr).toContain(message);
    expect(stdout).toBe("");
    expect(code).toBe(2);
  });
});
