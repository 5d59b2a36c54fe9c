/** The eras of MCP peers, newest first. */
export const ERAS = ["modern", "dual-era", "legacy"] as const;

/**
 * The peers that a receiver is built for (MCP 2026-07-28, basic/versioning).
 *
 * - `modern`: revision 2026-07-28 and later only.
 * - `dual-era`: both; an absent `resultType` reads as `complete`.
 * - `legacy`: revision 2025-11-25 and earlier only; `resultType` is no word of theirs.
 */
export type Era = (typeof ERAS)[number];
