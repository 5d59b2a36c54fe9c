import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { probeUri } from "../../src/wire/probe.ts";
import { ScriptedServer, type ServerOptions } from "../../src/wire/scripted-server.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { legacyRequest, modernRequest, probe } from "./calls.ts";

const ENVELOPE = '{"jsonrpc":"2.0","id":1,"result":{"a":1,"a":1e400}}';

/** What a server answers, decoded. */
function answerOf(message: unknown, options: ServerOptions = {}): unknown {
  const answer = new ScriptedServer(options).answer(message);
  return answer === undefined ? undefined : JSON.parse(answer.text);
}

function errorOf(
  message: unknown,
  options: ServerOptions = {},
): { readonly code: number; readonly data?: unknown } {
  return (answerOf(message, options) as { error: { code: number } }).error;
}

describe("the scripted server, asked for an envelope", () => {
  it.each([
    ["tools/call", probe(ENVELOPE)],
    ["prompts/get", probe(ENVELOPE)],
    ["resources/read", { uri: probeUri({ envelope: ENVELOPE, seq: "a-call" }) }],
  ])("answers %s with the very text, in both eras", (method, params) => {
    const server = new ScriptedServer();
    const expected = '{"jsonrpc":"2.0","id":"r-1","result":{"a":1,"a":1e400}}';
    expect(server.answer(modernRequest("r-1", method, params))).toEqual({ text: expected, status: 200 });
    expect(server.answer(legacyRequest("r-1", method, params))).toEqual({ text: expected, status: 200 });
  });

  it.each([
    ["tools/call", { name: "other", arguments: { envelope: ENVELOPE, seq: "s" } }],
    ["tools/call", { name: "probe", arguments: { envelope: ENVELOPE } }],
    ["tools/call", { name: "probe", arguments: { envelope: { id: 1 }, seq: "s" } }],
    ["tools/call", { name: "probe", arguments: { envelope: "{", seq: "s" } }],
    ["tools/call", null],
    ["prompts/get", { name: "probe", arguments: [ENVELOPE, "s"] }],
    ["resources/read", { uri: "killtable://probe/e30" }],
    ["resources/read", { uri: `file://${probeUri({ envelope: ENVELOPE, seq: "s" })}` }],
    ["resources/read", probe(ENVELOPE)],
  ])("refuses %s with %j, which names none", (method, params) => {
    expect(errorOf({ jsonrpc: "2.0", id: 5, method, params }, { era: "legacy" }).code).toBe(-32_602);
  });
});

describe("a retry", () => {
  const input = { inputResponses: { name: { action: "accept", content: {} } }, requestState: "s" };

  it.each([
    ["tools/call", "content"],
    ["prompts/get", "messages"],
    ["resources/read", "contents"],
  ])("of %s gets a plain complete result", (method, member) => {
    const server = new ScriptedServer();
    const params = { ...probe(ENVELOPE), uri: probeUri({ envelope: ENVELOPE, seq: "a-call" }) };
    server.answer(modernRequest(1, method, params));
    for (const [name, value] of Object.entries(input)) {
      const answer = server.answer(modernRequest(2, method, { ...params, [name]: value }));
      expect(JSON.parse(answer?.text ?? "")).toMatchObject({
        jsonrpc: "2.0",
        id: 2,
        result: { resultType: "complete", [member]: [expect.anything()] },
      });
    }
    const legacy = server.answer(legacyRequest(3, method, { ...params, ...input }));
    expect(JSON.parse(legacy?.text ?? "")).not.toHaveProperty("result.resultType");
  });

  it("is a first call where nothing was asked before, and a second call without input gets the envelope", () => {
    const server = new ScriptedServer();
    const first = server.answer(modernRequest(2, "tools/call", { ...probe(ENVELOPE), ...input }));
    const again = server.answer(modernRequest(2, "tools/call", probe(ENVELOPE)));
    expect(first?.text).toBe(ENVELOPE.replace('"id":1', '"id":2'));
    expect(again).toEqual(first);
  });
});

describe("the scripted server's handshake", () => {
  it.each([
    ["2025-11-25", "2025-11-25"],
    ["2024-11-05", "2024-11-05"],
    ["2026-07-28", "2025-11-25"],
    ["1999-01-01", "2025-11-25"],
    [undefined, "2025-11-25"],
  ])("agrees on a version with a peer that initializes with %s", (protocolVersion, agreed) => {
    const request = legacyRequest(0, "initialize", { protocolVersion, capabilities: {} });
    for (const era of ["legacy", "dual-era"] as const) {
      expect(answerOf(request, { era })).toEqual({
        jsonrpc: "2.0",
        id: 0,
        result: {
          protocolVersion: agreed,
          capabilities: { tools: {}, prompts: {}, resources: {} },
          serverInfo: { name: "killtable", version: expect.any(String) as string },
        },
      });
    }
  });

  it("is found by modern peers, with the versions that it speaks", () => {
    const result = {
      resultType: "complete",
      supportedVersions: ["2026-07-28"],
      capabilities: { tools: {}, prompts: {}, resources: {} },
      ttlMs: 0,
      cacheScope: "private",
      _meta: {
        "io.modelcontextprotocol/serverInfo": { name: "killtable", version: expect.any(String) as string },
      },
    };
    const request = modernRequest("d", "server/discover");
    expect(answerOf(request, { era: "modern" })).toEqual({ jsonrpc: "2.0", id: "d", result });
    expect(answerOf(request, { era: "dual-era" })).toMatchObject({
      result: { supportedVersions: ["2026-07-28", "2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"] },
    });
  });

  it("is no word of the other era", () => {
    expect(errorOf(modernRequest(1, "server/discover"), { era: "legacy" }).code).toBe(-32_601);
    expect(errorOf(modernRequest(1, "ping")).code).toBe(-32_601);
    expect(
      errorOf(legacyRequest(1, "initialize", { protocolVersion: "2025-06-18" }), { era: "modern" }),
    ).toEqual({
      code: -32_022,
      message: "Unsupported protocol version; this server speaks 2026-07-28",
      data: { supported: ["2026-07-28"], requested: "2025-06-18" },
    });
    expect(errorOf(legacyRequest(1, "tools/list"), { era: "modern" }).code).toBe(-32_602);
    expect(errorOf(legacyRequest(1, "server/discover")).code).toBe(-32_602);
  });

  it("refuses another modern version, and names those that it speaks", () => {
    const request = legacyRequest(1, "tools/list", {
      _meta: { "io.modelcontextprotocol/protocolVersion": "2027-01-01" },
    });
    const expected = { code: -32_022, data: { supported: ["2026-07-28"], requested: "2027-01-01" } };
    expect(errorOf(request, { era: "modern" })).toMatchObject(expected);
    expect(errorOf(request).code).toBe(-32_022);
  });

  it.each([
    ["tools/list", "tools", 1],
    ["prompts/list", "prompts", 1],
    ["resources/list", "resources", 0],
    ["resources/templates/list", "resourceTemplates", 1],
  ])("answers %s rightly in each era", (method, member, length) => {
    const modern = answerOf(modernRequest(1, method)) as { result: Record<string, unknown> };
    const legacy = answerOf(legacyRequest(1, method)) as { result: Record<string, unknown> };
    expect(modern.result).toMatchObject({ resultType: "complete", ttlMs: 0, cacheScope: "private" });
    expect(modern.result[member]).toHaveLength(length);
    expect(legacy.result).toEqual({ [member]: modern.result[member] });
  });

  it("answers a ping of a legacy peer, and no method that it does not know", () => {
    expect(answerOf(legacyRequest(1, "ping"))).toEqual({ jsonrpc: "2.0", id: 1, result: {} });
    expect(errorOf(legacyRequest(1, "completion/complete")).code).toBe(-32_601);
    expect(errorOf(legacyRequest(1, "constructor")).code).toBe(-32_601);
  });
});

describe("what is no request", () => {
  it.each([
    { jsonrpc: "2.0", method: "notifications/initialized" },
    { jsonrpc: "2.0", id: 1, result: {} },
    {},
  ])("gets no answer where it asks for none: %j", (message) => {
    expect(answerOf(message)).toBeUndefined();
  });

  it.each([
    null,
    7,
    "ping",
    [],
    [legacyRequest(1, "ping")],
    { id: null, method: "ping" },
    { id: 1, method: 2 },
  ])("is refused: %j", (message) => {
    expect(answerOf(message)).toEqual({
      jsonrpc: "2.0",
      error: { code: -32_600, message: "This is no request" },
    });
  });
});

describe("the log", () => {
  it("has a line for each request for an envelope by the time that it is answered, and for no other", () => {
    const log = path.join(temporaryFolder({}), "calls.jsonl");
    const server = new ScriptedServer({ log });
    const lines = (): unknown[] =>
      readFileSync(log, "utf8")
        .split("\n")
        .slice(0, -1)
        .map((line) => JSON.parse(line) as unknown);
    server.answer(modernRequest(1, "tools/list"));
    expect(lines()).toEqual([]);
    server.answer(modernRequest(2, "tools/call", probe(ENVELOPE, "x\ny")));
    expect(lines()).toEqual([{ call: 1, method: "tools/call", seq: "x\ny", retry: false }]);
    server.answer(modernRequest(3, "tools/call", { ...probe(ENVELOPE, "x\ny"), requestState: "" }));
    server.answer(legacyRequest(4, "prompts/get", { name: "other" }));
    expect(lines().slice(1)).toEqual([
      { call: 2, method: "tools/call", seq: "x\ny", retry: true },
      { call: 3, method: "prompts/get", seq: null, retry: false },
    ]);
  });

  it("cannot be in a folder that is not there", () => {
    expect(() => new ScriptedServer({ log: path.join("nowhere", "log") })).toThrow(
      /^the log cannot be opened: ENOENT/,
    );
  });
});
