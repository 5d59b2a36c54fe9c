import fc from "fast-check";
import type { ReceiverContext } from "../protocol/receiver.ts";
import type { Members } from "./values.ts";
import type { World } from "./world.ts";

/** What a client knew when it sent a request, but for the request's id, on which hardly anything depends. */
export type Setting = Omit<ReceiverContext, "requestId">;

/** Request ids, falsy and confusable ones among them. */
export const requestIds = fc.constantFrom<ReceiverContext["requestId"]>(
  ...[1, 0, -1, 42, "1", "", "0", "null", "req-7", "toString"],
);

/** The revision that brought `resultType`. */
export const MODERN = "2026-07-28";

const OLDER = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"];

/** The one method whose results have the flag. */
export const CALL = "tools/call";

/** The methods that may be answered by a request for input (basic/patterns/mrtr, Supported Requests). */
export const ANSWERABLE: readonly string[] = [CALL, "prompts/get", "resources/read"];

/** Methods of all kinds. */
const METHODS = [...ANSWERABLE, "tools/list", "completion/complete", "tools/call "];

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
 * @returns an arbitrary of settings, always the same objects
 */
export function settings({ era, features }: World): fc.Arbitrary<Setting> {
  const versions = [undefined, ...(era === "legacy" ? OLDER : [MODERN, ...OLDER])];
  const types = features.includes("extensions") ? [[], ["task"], ["io.example/stream", "task"]] : [[]];
  const all = versions.map((version) =>
    METHODS.map((method) =>
      types.map((resultTypes) =>
        CAPABILITIES.map((clientCapabilities): Setting => {
          const known = version === undefined ? {} : { protocolVersion: version };
          return { ...known, era, method, resultTypes, clientCapabilities };
        }),
      ),
    ),
  );
  const indexOf = (list: readonly unknown[]): fc.Arbitrary<number> => fc.constantFrom(...list.keys());
  return fc
    .tuple(indexOf(versions), indexOf(METHODS), indexOf(types), indexOf(CAPABILITIES))
    .map(([version, method, type, capability]) => all[version]?.[method]?.[type]?.[capability] as Setting);
}
