import { OWN_VERSION } from "../corpus/own-package.ts";
import type { Era } from "../protocol/era.ts";
import { LEGACY_VERSIONS, versionsOf } from "./eras.ts";
import { PROBE_NAME, PROBE_URI } from "./probe.ts";

const SERVER = { name: "killtable", version: OWN_VERSION };

const CAPABILITIES = { tools: {}, prompts: {}, resources: {} };

const DESCRIPTION = "Answers with the envelope that it is given";

/** What MCP 2026-07-28 asks of a result that may be kept: nothing here may. */
const UNKEPT = { ttlMs: 0, cacheScope: "private" };

const LISTS: ReadonlyMap<string, object> = new Map([
  ["tools/list", { tools: [{ name: PROBE_NAME, description: DESCRIPTION, inputSchema: inputSchema() }] }],
  [
    "prompts/list",
    { prompts: [{ name: PROBE_NAME, description: DESCRIPTION, arguments: promptArguments() }] },
  ],
  ["resources/list", { resources: [] }],
  [
    "resources/templates/list",
    { resourceTemplates: [{ name: PROBE_NAME, uriTemplate: `${PROBE_URI}{probe}` }] },
  ],
]);

/** What a retry gets: the server has the input that it asked for. */
const COMPLETE: ReadonlyMap<string, object> = new Map([
  ["tools/call", { content: [{ type: "text", text: "complete" }] }],
  ["prompts/get", { messages: [{ role: "user", content: { type: "text", text: "complete" } }] }],
  ["resources/read", { contents: [{ uri: `${PROBE_URI}complete`, text: "complete" }], ...UNKEPT }],
]);

function inputSchema(): object {
  const text = { type: "string" };
  return { type: "object", properties: { envelope: text, seq: text }, required: ["envelope", "seq"] };
}

function promptArguments(): object[] {
  return ["envelope", "seq"].map((name) => ({ name, required: true }));
}

/**
 * Answers a request that asks for no envelope.
 *
 * @param method - the method of the request
 * @param params - its params
 * @param peer - by which era's rules it is answered
 * @param era - the peers that the server is for
 * @returns the result, or `undefined` where the method is not known
 */
export function resultFor(
  method: string,
  params: Readonly<Record<string, unknown>>,
  peer: "modern" | "legacy",
  era: Era,
): object | undefined {
  const list = LISTS.get(method);
  if (list !== undefined) {
    return peer === "modern" ? modern({ ...list, ...UNKEPT }) : list;
  }
  if (peer === "modern") {
    return method === "server/discover"
      ? modern({ supportedVersions: versionsOf(era), capabilities: CAPABILITIES, ...UNKEPT })
      : undefined;
  }
  if (method === "initialize") {
    const asked = String(params["protocolVersion"]);
    const protocolVersion = LEGACY_VERSIONS.includes(asked) ? asked : LEGACY_VERSIONS[0];
    return { protocolVersion, capabilities: CAPABILITIES, serverInfo: SERVER };
  }
  return method === "ping" ? {} : undefined;
}

/**
 * The plain complete result of a call that has got its input.
 *
 * @param method - the method of the call
 * @param peer - by which era's rules it is answered
 */
export function completeResult(method: string, peer: "modern" | "legacy"): object {
  const result = COMPLETE.get(method) ?? {};
  return peer === "modern" ? modern(result) : result;
}

function modern(result: object): object {
  return { resultType: "complete", ...result, _meta: { "io.modelcontextprotocol/serverInfo": SERVER } };
}
