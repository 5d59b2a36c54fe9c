import fc from "fast-check";
import type { Category } from "../protocol/category.ts";
import type { ReceiverContext } from "../protocol/receiver.ts";
import { ANSWERABLE, CALL, MODERN } from "./context.ts";
import { answerableRequests, inputRequests, requestState } from "./input-requests.ts";
import { type Members, bulk, completeExtras, envelopeExtras, resultExtras } from "./values.ts";
import { type World, knowsTypes } from "./world.ts";

/** Members around `result` or `error`, right under every feature. */
export type Frame = (answer: Members) => Members;

/**
 * Frames for answers to a request.
 *
 * @param world - the receivers; where they claim json-rpc, further members are an open decision
 * @param context - what the client knew
 * @returns an arbitrary of functions that put an answer into its frame
 */
export function frames({ features }: World, context: ReceiverContext): fc.Arbitrary<Frame> {
  const extra = features.includes("json-rpc") ? fc.constant({}) : envelopeExtras;
  return fc.tuple(extra, fc.boolean()).map(([members, isIdLost]): Frame => (answer) => ({
    ...members,
    jsonrpc: "2.0",
    // An error may leave the id out, where the server could not read it (JSON-RPC 2.0, section 5).
    ...("error" in answer && isIdLost ? {} : { id: context.requestId }),
    ...answer,
  }));
}

/** Texts that speak of the outcome, and decide nothing. */
const TEXTS = ["ok", "Error: it failed", "Traceback", '{"error":"it failed"}'];

const contents = fc.oneof(
  {
    weight: 4,
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

/**
 * Complete results.
 *
 * @param world - the receivers
 * @param context - what the client knew
 * @param flag - the member `isError`, or nothing
 * @returns an arbitrary of results that differ in what decides nothing
 */
export function completeResult(world: World, context: ReceiverContext, flag: Members): fc.Arbitrary<Members> {
  const mayBeAbsent =
    world.era === "legacy" || (world.era === "dual-era" && context.protocolVersion !== MODERN);
  const type = fc.constantFrom<Members>({ resultType: "complete" }, ...(mayBeAbsent ? [{}] : []));
  return fc
    .tuple(type, contents, completeExtras)
    .map(([typed, content, extra]) => ({ ...extra, ...typed, ...content, ...flag }));
}

/**
 * Requests for input that keep every rule of basic/patterns/mrtr.
 *
 * @param context - what the client knew
 * @returns an arbitrary of results of the type input_required
 */
export function inputResult(context: ReceiverContext): fc.Arbitrary<Members> {
  const answerable = answerableRequests(context);
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
  .record({
    code: fc.constantFrom(...ERROR_CODES),
    message: fc.oneof(fc.constantFrom("", "complete", "null"), fc.string()),
    data: fc.option(fc.jsonValue({ maxDepth: 2 }), { nil: undefined }),
  })
  .map(({ data, ...error }) => (data === undefined ? error : { ...error, data }));

/** A member that answers, and what the envelope around it is by how it was built. */
export interface Answer {
  readonly members: Members;
  readonly category: Category;
  readonly rule: string;
}

/**
 * Answers that are not refused, of one category.
 *
 * @param world - the receivers
 * @param context - what the client knew
 * @param category - the category that they have by how they are built
 * @returns an arbitrary, or `undefined` where no answer of that world has the category for certain
 */
export function answers(
  world: World,
  context: ReceiverContext,
  category: Category,
): fc.Arbitrary<Answer> | undefined {
  const label = (rule: string, result: fc.Arbitrary<Members>): fc.Arbitrary<Answer> =>
    result.map((members) => ({ members: { result: members }, category, rule }));
  switch (category) {
    case "normal_complete":
      return fc.oneof(
        label("flag-omitted", completeResult(world, context, {})),
        label("flag-false", completeResult(world, context, { isError: false })),
      );
    case "tool_error":
      return context.method === CALL
        ? label("flag-true", completeResult(world, context, { isError: true }))
        : undefined;
    case "input_required":
      return mayAsk(world, context) ? label("type-input-required", inputResult(context)) : undefined;
    case "protocol_error":
      return errorObject.map((error) => ({ members: { error }, category, rule: "error-member" }));
    case "extension_result":
      return knowsTypes(world) && extensionTypes(context).length > 0
        ? label("extension-advertised", extensionResult(context))
        : undefined;
    default:
      return undefined;
  }
}

function mayAsk(world: World, { method }: ReceiverContext): boolean {
  return knowsTypes(world) && (ANSWERABLE.includes(method) || !world.features.includes("mrtr"));
}

/** The advertised types that may answer a request: a task answers calls only (SEP-2663). */
function extensionTypes({ resultTypes, method }: ReceiverContext): string[] {
  return resultTypes.filter((type) => type !== "task" || method === CALL);
}

function extensionResult(context: ReceiverContext): fc.Arbitrary<Members> {
  const members = fc.constantFrom<Members>({}, { isError: true }, { taskId: "t", status: "completed" });
  return fc
    .tuple(fc.constantFrom(...extensionTypes(context)), members, resultExtras)
    .map(([resultType, task, extra]) => ({ ...extra, resultType, ...task }));
}
