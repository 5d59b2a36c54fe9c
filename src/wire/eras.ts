import type { Era } from "../protocol/era.ts";
import { CODE, type Refusal } from "./messages.ts";

/** The one revision so far in which every request says its version. */
const MODERN_VERSION = "2026-07-28";

/** The revisions that begin with `initialize`, the newest first. */
export const LEGACY_VERSIONS: readonly string[] = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"];

const VERSION_KEY = "io.modelcontextprotocol/protocolVersion";

/**
 * Lists the versions that a server speaks.
 *
 * @param era - the peers that it is for
 * @returns the versions, the newest first
 */
export function versionsOf(era: Era): readonly string[] {
  return {
    modern: [MODERN_VERSION],
    legacy: LEGACY_VERSIONS,
    "dual-era": [MODERN_VERSION, ...LEGACY_VERSIONS],
  }[era];
}

/**
 * Finds out by which era's rules a request is to be answered (MCP 2026-07-28, basic/versioning). What else a request
 * has to say of itself is not looked at: it is the answer that is judged.
 *
 * @param era - the peers that the server is for
 * @param method - the method of the request
 * @param params - its params
 * @returns the era of the request, or why it cannot be answered
 */
export function eraOfRequest(
  era: Era,
  method: string,
  params: Readonly<Record<string, unknown>>,
): "modern" | "legacy" | Refusal {
  const claimed = (Object(params["_meta"]) as Record<string, unknown>)[VERSION_KEY];
  if (era === "legacy" || (era === "dual-era" && claimed === undefined && method !== "server/discover")) {
    return "legacy";
  }
  if (claimed === MODERN_VERSION) {
    return "modern";
  }
  if (typeof claimed === "string" || method === "initialize") {
    // Whoever begins with initialize can show its user nothing but this.
    const supported = versionsOf(era);
    return {
      code: CODE.unsupportedVersion,
      message: `Unsupported protocol version; this server speaks ${supported.join(", ")}`,
      data: { supported, requested: claimed ?? params["protocolVersion"] },
      status: 400,
    };
  }
  return { code: CODE.invalidParams, message: `_meta lacks ${VERSION_KEY}`, status: 400 };
}
