import fc from "fast-check";
import { type ReceiverContext, contextFor } from "../protocol/receiver.ts";
import type { Members } from "./values.ts";
import type { World } from "./world.ts";

/** Request ids, falsy and confusable ones among them. */
const REQUEST_IDS = [1, 0, -1, 42, "1", "", "0", "null", "req-7", "toString"];

/** The revision that brought `resultType`. */
export const MODERN = "2026-07-28";

const OLDER = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"];

/** The one method whose results have the flag. */
export const CALL = "tools/call";

/** The methods that may be answered by a request for input (basic/patterns/mrtr, Supported Requests). */
export const ANSWERABLE: readonly string[] = [CALL, "prompts/get", "resources/read"];

/** Methods of all kinds. */
export const METHODS: readonly string[] = [...ANSWERABLE, "tools/list", "completion/complete", "tools/call "];

/** Capabilities that a client may have declared: all, none, some, with and without members of their own. */
const CAPABILITIES: readonly Members[] = [
  { elicitation: {}, sampling: {}, roots: {} },
  {},
  { elicitation: {} },
  { sampling: {} },
  { roots: {} },
  { elicitation: { form: {}, url: {} }, sampling: {} },
  { elicitation: {}, roots: { listChanged: true } },
  { sampling: {}, roots: {} },
  { experimental: { elicitation: {}, sampling: {}, roots: {} } },
];

/**
 * What a client may have known when it sent a request.
 *
 * @param world - the receivers
 * @param methods - the methods of the request to draw from
 * @returns an arbitrary of contexts
 */
export function contexts(
  { era, features }: World,
  methods: readonly string[],
): fc.Arbitrary<ReceiverContext> {
  const versions = era === "legacy" ? OLDER : [MODERN, ...OLDER];
  const types = features.includes("extensions") ? [[], ["task"], ["io.example/stream", "task"]] : [[]];
  return fc
    .tuple(
      fc.constantFrom(undefined, ...versions),
      fc.constantFrom(...methods),
      fc.constantFrom(...REQUEST_IDS),
      fc.constantFrom(...types),
      fc.constantFrom(...CAPABILITIES),
    )
    .map(([protocolVersion, method, requestId, resultTypes, clientCapabilities]) =>
      contextFor(era, {
        ...(protocolVersion === undefined ? {} : { protocolVersion }),
        ...{ method, requestId, resultTypes, clientCapabilities },
      }),
    );
}
