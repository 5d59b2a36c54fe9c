import type { RequestId } from "../../src/wire/ids.ts";

/** The params of a request as MCP 2026-07-28 has them. */
function modernParams(params: object = {}): object {
  const _meta = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientCapabilities": {},
  };
  return { ...params, _meta };
}

/** A request of a peer of 2026-07-28. */
export function modernRequest(id: RequestId, method: string, params: object = {}): object {
  return { jsonrpc: "2.0", id, method, params: modernParams(params) };
}

/** A request of a peer of 2025-11-25 or earlier. */
export function legacyRequest(id: RequestId, method: string, params: object = {}): object {
  return { jsonrpc: "2.0", id, method, params };
}

/** The params of a call of the tool, or of the prompt. */
export function probe(envelope: string, seq = "a-call"): object {
  return { name: "probe", arguments: { envelope, seq } };
}
