import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import {
  Client as ModernClient,
  StreamableHTTPClientTransport as ModernHttp,
  type VersionNegotiationOptions,
} from "@modelcontextprotocol/client";
import { StdioClientTransport as ModernStdio } from "@modelcontextprotocol/client/stdio";
import { Client as LegacyClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport as LegacyStdio } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport as LegacyHttp } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import type { Era } from "../../src/protocol/era.ts";
import { serveHttp } from "../../src/wire/http.ts";
import { memoryTransport } from "../../src/wire/memory.ts";
import { probeUri } from "../../src/wire/probe.ts";
import { ScriptedServer } from "../../src/wire/scripted-server.ts";
import { writeFolder } from "../temporary-folder.ts";

const INFO = { name: "test", version: "1" };
const MAIN = path.resolve("dist/src/cli/main.js");
const folder = writeFolder({});
const LOG = path.join(folder, "calls.jsonl");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) {
    await end();
  }
  rmSync(LOG, { force: true });
});

/** What the test asks of either client. */
interface Asked {
  listTools(): Promise<{ tools: { name: string }[] }>;
  callTool(params: object): Promise<unknown>;
  getPrompt(params: object): Promise<unknown>;
  readResource(params: object): Promise<unknown>;
}

type Wire = "memory" | "stdio" | "http" | "sse";
type Mode = NonNullable<VersionNegotiationOptions["mode"]> | "sdk 1";

/** A client that is connected to a server of an era. */
async function connected(wire: Wire, mode: Mode, era: Era): Promise<Asked> {
  const client =
    mode === "sdk 1"
      ? new LegacyClient(INFO)
      : new ModernClient(INFO, { versionNegotiation: { mode }, capabilities: { elicitation: { form: {} } } });
  ends.unshift(() => client.close());
  if (client instanceof ModernClient) {
    client.setRequestHandler("elicitation/create", () => ({ action: "accept", content: { name: "x" } }));
  }
  await client.connect((await transportTo(wire, mode === "sdk 1", era)) as never);
  return client as unknown as Asked;
}

async function transportTo(wire: Wire, isOld: boolean, era: Era): Promise<unknown> {
  if (wire === "stdio") {
    const args = [MAIN, "serve", "--transport", "stdio", "--era", era, "--log", LOG];
    return new (isOld ? LegacyStdio : ModernStdio)({ command: process.execPath, args });
  }
  const server = new ScriptedServer({ era, log: LOG });
  if (wire === "memory") {
    return memoryTransport(server);
  }
  const { url, close } = await serveHttp(server, { sse: wire === "sse" });
  ends.push(close);
  return new (isOld ? LegacyHttp : ModernHttp)(new URL(url));
}

function written(result: object): string {
  return JSON.stringify({ jsonrpc: "2.0", id: 1, result });
}

const PEERS: readonly (readonly [Mode, Era])[] = [
  ["sdk 1", "legacy"],
  ["sdk 1", "dual-era"],
  ["legacy", "legacy"],
  ["legacy", "dual-era"],
  ["auto", "legacy"],
  ["auto", "dual-era"],
  ["auto", "modern"],
  [{ pin: "2026-07-28" }, "modern"],
  [{ pin: "2026-07-28" }, "dual-era"],
];

const WIRES = ["memory", "stdio", "http", "sse"] as const;

describe.each(WIRES)("over %s, the official client", { timeout: 60_000 }, (wire) => {
  it.each(PEERS)("(%j) works with a server that is %s", async (mode, era) => {
    const client = await connected(wire, mode, era);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(["probe"]);

    const content = [{ type: "text", text: "a line\nand \u{1f511}" }];
    const tool = written({ resultType: "complete", content, isError: true });
    expect(await client.callTool({ name: "probe", arguments: { envelope: tool, seq: "1" } })).toMatchObject({
      content,
      isError: true,
    });
    const messages = [{ role: "user", content: { type: "text", text: "ü" } }];
    const prompt = written({ resultType: "complete", messages });
    expect(
      await client.getPrompt({ name: "probe", arguments: { envelope: prompt, seq: "2" } }),
    ).toMatchObject({
      messages,
    });
    const contents = [{ uri: "file:///a", text: "b" }];
    const envelope = written({ resultType: "complete", contents, ttlMs: 0, cacheScope: "private" });
    expect(await client.readResource({ uri: probeUri({ envelope, seq: "3" }) })).toMatchObject({ contents });
    const error = { code: -32_050, message: "no such city" };
    const refused = JSON.stringify({ jsonrpc: "2.0", id: 1, error });
    await expect(
      client.callTool({ name: "probe", arguments: { envelope: refused, seq: "4" } }),
    ).rejects.toMatchObject({ code: error.code });

    const calls = readFileSync(LOG, "utf8").trim().split("\n");
    expect(calls.map((line) => (JSON.parse(line) as { seq: string }).seq)).toEqual(["1", "2", "3", "4"]);
  });

  it.each(["legacy", "sdk 1"] as const)(
    "(%j) is told which versions a modern server speaks",
    async (mode) => {
      await expect(connected(wire, mode, "modern")).rejects.toThrow("this server speaks 2026-07-28");
    },
  );

  it("retries what asks for input, once, and the log says so", async () => {
    const client = await connected(wire, "auto", "modern");
    const params = { mode: "form", message: "Who?", requestedSchema: { type: "object", properties: {} } };
    const envelope = written({
      resultType: "input_required",
      inputRequests: { name: { method: "elicitation/create", params } },
      requestState: "s",
    });
    expect(await client.callTool({ name: "probe", arguments: { envelope, seq: "1" } })).toMatchObject({
      content: [{ type: "text", text: "complete" }],
    });
    const calls = readFileSync(LOG, "utf8").trim().split("\n");
    expect(calls.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { seq: "1", method: "tools/call", retry: false },
      { seq: "1", method: "tools/call", retry: true },
    ]);
  });
});
