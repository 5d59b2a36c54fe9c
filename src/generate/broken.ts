import fc from "fast-check";
import type { Category } from "../protocol/category.ts";
import type { Feature } from "../protocol/feature.ts";
import type { ReceiverContext } from "../protocol/receiver.ts";
import { ANSWERABLE, CALL } from "./context.ts";
import { errorObject, inputResult } from "./good.ts";
import { INPUT_METHODS, inputRequest, methodsFor } from "./input-requests.ts";
import { type Members, near, nonBoolean, nonObject, nonText } from "./values.ts";
import { type World, knowsTypes } from "./world.ts";

/**
 * One way to break one rule. It takes answers that are right in every respect, and breaks that one thing.
 */
export interface Breaker {
  readonly rule: string;
  /** Whether the rule binds these receivers, and can be broken in this context. */
  readonly applies: (world: World, context: ReceiverContext) => boolean;
  /** The categories of the answers that it can break. */
  readonly breaks: readonly Category[];
  /** What becomes of the whole envelope. */
  readonly break: (context: ReceiverContext, envelope: Members) => fc.Arbitrary<unknown>;
}

const always = (): boolean => true;
const typed = (world: World): boolean => knowsTypes(world);
const claims =
  (feature: Feature) =>
  ({ features }: World): boolean =>
    features.includes(feature);
const asks = (world: World): boolean => typed(world) && claims("mrtr")(world);
const mayAsk = (world: World, { method }: ReceiverContext): boolean =>
  asks(world) && ANSWERABLE.includes(method);

const COMPLETE = ["normal_complete", "tool_error"] as const;
const INPUT = ["input_required"] as const;
const ERROR = ["protocol_error"] as const;

/** Replaces members of the result. */
function inResult(envelope: Members, members: fc.Arbitrary<Members>): fc.Arbitrary<unknown> {
  const result = envelope["result"] as Members;
  return members.map((changed) => ({ ...envelope, result: { ...result, ...changed } }));
}

/** Leaves out members of an object. */
function without(members: Members, ...keys: readonly string[]): Members {
  return Object.fromEntries(Object.entries(members).filter(([key]) => !keys.includes(key)));
}

/** Puts what answers under another name. */
function renamed(envelope: Members, name: string): Members {
  return { ...without(envelope, "result", "error"), [name]: envelope["result"] ?? envelope["error"] };
}

/** Puts a request into the map, before or after those that are there. */
function withRequest(envelope: Members, request: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const { inputRequests = {} } = envelope["result"] as { inputRequests?: Members };
  return inResult(
    envelope,
    fc.tuple(request, fc.boolean()).map(([value, first]) => ({
      inputRequests: first ? { broken: value, ...inputRequests } : { ...inputRequests, broken: value },
    })),
  );
}

const unknownTypes = (context: ReceiverContext): fc.Arbitrary<unknown> =>
  fc
    .oneof(
      near("complete"),
      near("input_required"),
      ...context.resultTypes.map(near),
      fc.constantFrom<unknown>(
        "",
        "task",
        "error",
        "constructor",
        "__proto__",
        "length",
        "0",
        null,
        true,
        1,
        {},
      ),
      fc.jsonValue({ maxDepth: 1 }),
    )
    .filter((type) => !["complete", "input_required", ...context.resultTypes].includes(type as string));

/** Ids that are not the request's, but may be taken for it. Null has a question of its own in errors. */
const otherIds = ({ requestId }: ReceiverContext): fc.Arbitrary<unknown> =>
  fc
    .constantFrom<unknown>(
      String(requestId),
      Number(requestId),
      `${requestId} `,
      [requestId],
      true,
      false,
      0,
      1,
      "",
      {},
      String(requestId).toUpperCase(),
      "toString",
    )
    .filter((id) => id !== requestId && !Number.isNaN(id));

/** Every way to break a rule of the receiver contract. */
export const BREAKERS: readonly Breaker[] = [
  {
    rule: "envelope-object",
    applies: always,
    breaks: [...COMPLETE, ...ERROR],
    break: (_, envelope) =>
      fc.oneof(
        nonObject,
        fc.constantFrom<unknown>([envelope], [envelope, envelope], JSON.stringify(envelope)),
      ),
  },
  {
    rule: "one-member",
    applies: always,
    breaks: [...COMPLETE, ...ERROR],
    break: (_, envelope) =>
      fc.oneof(
        fc.constantFrom(without(envelope, "result", "error"), renamed(envelope, "data")),
        fc
          .oneof(fc.constantFrom(null, false, {}), errorObject)
          .map((other) => ({ result: other, error: other, ...envelope })),
      ),
  },
  {
    rule: "result-object",
    applies: always,
    breaks: COMPLETE,
    break: (_, envelope) => nonObject.map((result) => ({ ...envelope, result })),
  },
  {
    rule: "type-unrecognized",
    applies: typed,
    breaks: [...COMPLETE, ...INPUT],
    break: (context, envelope) =>
      inResult(
        envelope,
        unknownTypes(context).map((resultType) => ({ resultType })),
      ),
  },
  {
    rule: "type-absent",
    applies: ({ era }) => era === "modern",
    breaks: [...COMPLETE, ...INPUT],
    break: (_, envelope) =>
      fc.constant({ ...envelope, result: without(envelope["result"] as Members, "resultType") }),
  },
  {
    rule: "flag-boolean",
    applies: (_, { method }) => method === CALL,
    breaks: COMPLETE,
    break: (_, envelope) =>
      inResult(
        envelope,
        nonBoolean.map((isError) => ({ isError })),
      ),
  },
  {
    rule: "jsonrpc-2.0",
    applies: claims("json-rpc"),
    breaks: [...COMPLETE, ...ERROR],
    break: (_, envelope) =>
      fc.oneof(
        fc.constant(without(envelope, "jsonrpc")),
        fc
          .oneof(near("2.0"), nonText, fc.constantFrom("2", "1.0", ""))
          .map((jsonrpc) => ({ ...envelope, jsonrpc })),
      ),
  },
  {
    rule: "id-match",
    applies: claims("json-rpc"),
    breaks: COMPLETE,
    break: (context, envelope) =>
      fc.oneof(
        fc.constantFrom(without(envelope, "id"), { ...envelope, id: null }),
        otherIds(context).map((id) => ({ ...envelope, id })),
      ),
  },
  {
    rule: "error-id",
    applies: claims("json-rpc"),
    breaks: ERROR,
    break: (context, envelope) => otherIds(context).map((id) => ({ ...envelope, id })),
  },
  {
    rule: "error-object",
    applies: claims("json-rpc"),
    breaks: ERROR,
    break: (_, envelope) =>
      brokenErrors(envelope["error"] as Members).map((broken) => ({ ...envelope, error: broken })),
  },
  {
    rule: "input-one-of",
    applies: mayAsk,
    breaks: INPUT,
    break: (_, envelope) =>
      fc.constant({
        ...envelope,
        result: without(envelope["result"] as Members, "inputRequests", "requestState"),
      }),
  },
  {
    rule: "input-requests-map",
    applies: mayAsk,
    breaks: INPUT,
    break: (_, envelope) =>
      fc.oneof(
        inResult(
          envelope,
          nonObject.map((inputRequests) => ({ inputRequests })),
        ),
        withRequest(envelope, nonObject),
      ),
  },
  {
    rule: "input-methods",
    applies: mayAsk,
    breaks: INPUT,
    break: (_, envelope) => withRequest(envelope, brokenMethods()),
  },
  {
    rule: "input-capability",
    applies: (world, context) => mayAsk(world, context) && methodsFor(context, false).length > 0,
    breaks: INPUT,
    break: (context, envelope) =>
      withRequest(envelope, fc.constantFrom(...methodsFor(context, false)).map(inputRequest)),
  },
  {
    rule: "input-request-scope",
    applies: (world, { method }) => asks(world) && !ANSWERABLE.includes(method),
    breaks: COMPLETE,
    break: (context, envelope) => inputResult(context).map((result) => ({ ...envelope, result })),
  },
  {
    rule: "input-state-string",
    applies: mayAsk,
    breaks: INPUT,
    break: (_, envelope) =>
      inResult(
        envelope,
        nonText.map((requestState) => ({ requestState })),
      ),
  },
];

function brokenErrors(whole: Members): fc.Arbitrary<unknown> {
  return fc.oneof(
    nonObject,
    fc.constantFrom<unknown>(without(whole, "code"), without(whole, "message"), [whole]),
    fc.constantFrom<unknown>("-32602", 1.5, null, true, [], [1]).map((code) => ({ ...whole, code })),
    nonText.map((message) => ({ ...whole, message })),
  );
}

function brokenMethods(): fc.Arbitrary<unknown> {
  const methods = Object.keys(INPUT_METHODS);
  return fc
    .oneof(
      ...methods.map(near),
      nonText,
      fc.constantFrom("", "elicitation", "tools/call", "ping", "constructor", "__proto__", "toString"),
    )
    .map((method) => (method === "" ? { params: {} } : { method, params: {} }));
}
