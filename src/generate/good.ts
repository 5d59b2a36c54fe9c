import fc from "fast-check";
import type { Category } from "../protocol/category.ts";
import type { ReceiverContext } from "../protocol/receiver.ts";
import { ANSWERABLE, CALL, MODERN, type Setting } from "./setting.ts";
import { answerableRequests, inputRequests, requestState } from "./input-requests.ts";
import type { Label } from "./labelled.ts";
import {
  type Members,
  bulk,
  completeExtras,
  envelopeExtras,
  mostly,
  resultExtras,
  temptingValue,
} from "./values.ts";
import { LEGACY_TYPED, type World, knowsTypes, passesOverTypes } from "./world.ts";

/** Members around `result` or `error`, right under every feature. */
export type Frame = (answer: Members, requestId: ReceiverContext["requestId"]) => Members;

/**
 * Frames for answers to a request.
 *
 * @param world - the receivers; where they claim json-rpc, further members are an open decision
 * @returns an arbitrary of functions that put an answer into its frame
 */
export function frames({ features }: World): fc.Arbitrary<Frame> {
  const extra = features.includes("json-rpc") ? fc.constant({}) : envelopeExtras;
  return fc.tuple(extra, fc.boolean()).map(([members, isIdLost]): Frame => (answer, id) => ({
    ...members,
    jsonrpc: "2.0",
    // An error may leave the id out, where the server could not read it (JSON-RPC 2.0, section 5).
    ...("error" in answer && isIdLost ? {} : { id }),
    ...answer,
  }));
}

/** Texts that speak of the outcome, and decide nothing. */
const TEXTS = ["ok", "Error: it failed", "Unhandled exception", "Traceback", '{"error":"it failed"}'];

const contents = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.constantFrom<Members>(
      { content: [] },
      {},
      ...TEXTS.map((text) => ({ content: [{ type: "text", text }] })),
      { content: [], structuredContent: { success: true } },
      { content: [], structuredContent: { success: false } },
    ),
  },
  { weight: 1, arbitrary: bulk.map((structuredContent): Members => ({ content: [], structuredContent })) },
);

/** Types of later revisions and of extensions. */
const LATER_TYPES: readonly Members[] = [{ resultType: "input_required" }, { resultType: "task" }];

/**
 * Complete results.
 *
 * @param world - the receivers
 * @param setting - what the client knew
 * @param flag - the member `isError`, or nothing
 * @returns an arbitrary of results that differ in what decides nothing
 */
export function completeResult(world: World, setting: Setting, flag: Members): fc.Arbitrary<Members> {
  const mayBeAbsent =
    world.era === "legacy" || (world.era === "dual-era" && setting.protocolVersion !== MODERN);
  const type = fc.constantFrom<Members>(
    { resultType: "complete" },
    ...(mayBeAbsent ? [{}] : []),
    ...(passesOverTypes(world) ? LATER_TYPES : []),
  );
  return fc
    .tuple(type, contents, completeExtras)
    .map(([typed, content, extra]) => ({ ...extra, ...typed, ...content, ...flag }));
}

/**
 * Requests for input that keep every rule of basic/patterns/mrtr.
 *
 * @param setting - what the client knew
 * @returns an arbitrary of results of the type input_required
 */
export function inputResult(setting: Setting): fc.Arbitrary<Members> {
  const answerable = answerableRequests(setting);
  const state = requestState.map((text): Members => ({ requestState: text }));
  const requests =
    answerable.length === 0
      ? state
      : inputRequests(answerable).map((map): Members => ({ inputRequests: map }));
  const both = fc.tuple(requests, state).map(([first, second]): Members => ({ ...first, ...second }));
  const flag = fc.constantFrom<Members>({}, { isError: true }, { isError: false }, { isError: "false" });
  return fc
    .tuple(fc.oneof(requests, state, both), flag, resultExtras)
    .map(([asked, flagged, extra]) => ({ ...extra, resultType: "input_required", ...asked, ...flagged }));
}

/** Codes of JSON-RPC, of MCP and of nobody; the last does not fit into 32 bits. */
const ERROR_CODES = [
  ...[-32700, -32600, -32602, -32603, -32000, -32002, -32021, -32042],
  ...[-1, 0, 1, 404, 2 ** 31],
];

/** Well-formed error objects of every class of codes. */
export const errorObject: fc.Arbitrary<Members> = fc
  .tuple(
    fc.constantFrom(...ERROR_CODES),
    mostly(["", "complete", "null", "Connection closed"], fc.string()),
    fc.oneof(
      { withCrossShrink: true },
      fc.constant({}),
      temptingValue.map((data): Members => ({ data })),
    ),
  )
  .map(([code, message, data]) => ({ code, message, ...data }));

/** A member that answers, and what the envelope around it is by how it was built. */
export interface Answer extends Label {
  readonly members: Members;
}

/**
 * Answers that are not refused, of one category.
 *
 * @param world - the receivers
 * @param setting - what the client knew
 * @param category - the category that they have by how they are built
 * @returns an arbitrary, or `undefined` where no answer of that world has the category for certain
 */
export function answers(
  world: World,
  setting: Setting,
  category: Category,
): fc.Arbitrary<Answer> | undefined {
  const label = (rule: string, result: fc.Arbitrary<Members>): fc.Arbitrary<Answer> =>
    result.map((members) => ({
      members: { result: members },
      ...{ category, rule },
      ...(passesOverTypes(world) && LATER_TYPES.some(({ resultType }) => resultType === members["resultType"])
        ? { decision: LEGACY_TYPED }
        : {}),
    }));
  switch (category) {
    case "normal_complete":
      return fc.oneof(
        label("flag-omitted", completeResult(world, setting, {})),
        label("flag-false", completeResult(world, setting, { isError: false })),
      );
    case "tool_error":
      return setting.method === CALL
        ? label("flag-true", completeResult(world, setting, { isError: true }))
        : undefined;
    case "input_required":
      return mayAsk(world, setting) ? label("type-input-required", inputResult(setting)) : undefined;
    case "protocol_error":
      return errorObject.map((error) => ({ members: { error }, category, rule: "error-member" }));
    case "extension_result":
      return knowsTypes(world) && extensionTypes(setting).length > 0
        ? label("extension-advertised", extensionResult(setting))
        : undefined;
    default:
      return undefined;
  }
}

function mayAsk(world: World, { method }: Setting): boolean {
  return knowsTypes(world) && (ANSWERABLE.includes(method) || !world.features.includes("mrtr"));
}

/** The advertised types that may answer a request: a task answers calls only (SEP-2663). */
function extensionTypes({ resultTypes, method }: Setting): string[] {
  return resultTypes.filter((type) => type !== "task" || method === CALL);
}

function extensionResult(setting: Setting): fc.Arbitrary<Members> {
  const members = fc.constantFrom<Members>({}, { isError: true }, { taskId: "t", status: "completed" });
  return fc
    .tuple(fc.constantFrom(...extensionTypes(setting)), members, resultExtras)
    .map(([resultType, task, extra]) => ({ ...extra, resultType, ...task }));
}
