import fc from "fast-check";
import type { Category } from "../protocol/category.ts";
import type { ReceiverContext } from "../protocol/receiver.ts";
import { ANSWERABLE, CALL, MODERN } from "./context.ts";
import { inputRequests, methodsFor, requestState } from "./input-requests.ts";
import { type Members, bulk, envelopeExtras, resultExtras } from "./values.ts";
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
  return extra.map((members): Frame => (answer) => ({
    ...members,
    jsonrpc: "2.0",
    id: context.requestId,
    ...answer,
  }));
}

const contents = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom<Members>({ content: [] }, {}, { content: [{ type: "text", text: "ok" }] }),
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
    .tuple(type, contents, resultExtras)
    .map(([typed, content, extra]) => ({ ...extra, ...typed, ...content, ...flag }));
}

/**
 * Requests for input that keep every rule of basic/patterns/mrtr.
 *
 * @param context - what the client knew
 * @returns an arbitrary of results of the type input_required
 */
export function inputResult(context: ReceiverContext): fc.Arbitrary<Members> {
  const methods = methodsFor(context, true);
  const state = requestState.map((text): Members => ({ requestState: text }));
  const requests =
    methods.length === 0 ? state : inputRequests(methods).map((map): Members => ({ inputRequests: map }));
  const both = fc.tuple(requests, state).map(([first, second]): Members => ({ ...first, ...second }));
  const flag = fc.constantFrom<Members>({}, { isError: true }, { isError: false }, { isError: "false" });
  return fc
    .tuple(fc.oneof(requests, state, both), flag, resultExtras)
    .map(([asked, flagged, extra]) => ({ ...extra, resultType: "input_required", ...asked, ...flagged }));
}

/** Well-formed error objects of every class of codes. */
export const errorObject: fc.Arbitrary<Members> = fc
  .record({
    code: fc.constantFrom(-32700, -32600, -32602, -32603, -32000, -32002, -32021, -32042, -1, 0, 1, 404),
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
      return knowsTypes(world) && context.method === CALL && context.resultTypes.length > 0
        ? label("extension-advertised", extensionResult(context))
        : undefined;
    default:
      return undefined;
  }
}

function mayAsk(world: World, { method }: ReceiverContext): boolean {
  return knowsTypes(world) && (ANSWERABLE.includes(method) || !world.features.includes("mrtr"));
}

function extensionResult({ resultTypes }: ReceiverContext): fc.Arbitrary<Members> {
  return fc
    .tuple(fc.constantFrom(...resultTypes), fc.constantFrom<Members>({}, { isError: true }), resultExtras)
    .map(([resultType, flag, extra]) => ({ ...extra, resultType, ...flag }));
}
