/** Groups of further rules that a receiver may claim. The core rules are always on. */
export const FEATURES = ["mrtr", "extensions", "json-rpc"] as const;

/**
 * A group of rules beyond the core.
 *
 * - `mrtr`: the shape of a request for input (basic/patterns/mrtr).
 * - `extensions`: result types of advertised extensions (basic/index, ResultType).
 * - `json-rpc`: the `jsonrpc`, `id` and error members (JSON-RPC 2.0, section 5).
 */
export type Feature = (typeof FEATURES)[number];
