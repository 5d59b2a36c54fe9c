import fc from "fast-check";
import type { Category } from "../protocol/category.ts";
import type { Feature } from "../protocol/feature.ts";
import * as breaks from "./break.ts";
import type { Break } from "./break.ts";
import { ANSWERABLE, CALL, type Setting } from "./setting.ts";
import { errorObject, inputResult } from "./good.ts";
import { INPUT_METHODS, inputRequest, methodsFor } from "./input-requests.ts";
import { anyJson, near, nonBoolean, nonObject, nonText } from "./values.ts";
import { type World, knowsTypes } from "./world.ts";

/**
 * One way to break one rule. It takes answers that are right in every respect, and breaks that one thing.
 */
export interface Breaker {
  readonly rule: string;
  /** Whether the rule binds these receivers, and can be broken in this setting. */
  readonly applies: (world: World, setting: Setting) => boolean;
  /** The categories of the answers that it can break. */
  readonly breaks: readonly Category[];
  readonly how: (setting: Setting) => fc.Arbitrary<Break>;
}

const always = (): boolean => true;
const typed = (world: World): boolean => knowsTypes(world);
const claims =
  (feature: Feature) =>
  ({ features }: World): boolean =>
    features.includes(feature);
const asks = (world: World): boolean => typed(world) && claims("mrtr")(world);
const mayAsk = (world: World, { method }: Setting): boolean => asks(world) && ANSWERABLE.includes(method);

const COMPLETE = ["normal_complete", "tool_error"] as const;
const INPUT = ["input_required"] as const;
const ERROR = ["protocol_error"] as const;

const noObjects: fc.Arbitrary<Break> = fc.oneof(
  nonObject.map(
    (value): Break =>
      () =>
        value,
  ),
  fc.constantFrom<Break>(
    (envelope) => [envelope],
    (envelope) => [envelope, envelope],
    (envelope) => JSON.stringify(envelope),
  ),
);

const bothMembers: fc.Arbitrary<Break> = fc
  .oneof(fc.constantFrom(null, false, {}), errorObject)
  .map((other): Break => (envelope) => ({ result: other, error: other, ...envelope }));

const knownTypes = ["complete", "input_required"];
const unknownTypes = fc.oneof(
  ...knownTypes.map(near),
  fc.constantFrom<unknown>("", "task", "error", "constructor", "__proto__", "length", "0", null, true, 1, {}),
  anyJson,
);

function unknownTypesFor({ resultTypes }: Setting): fc.Arbitrary<unknown> {
  return fc
    .oneof({ weight: 4, arbitrary: unknownTypes }, ...resultTypes.map(near))
    .filter((type) => ![...knownTypes, ...resultTypes].includes(type as string));
}

/**
 * Puts another id in place of the request's, one that may be taken for it. Null has a question of its own in
 * errors.
 */
const otherId: fc.Arbitrary<Break> = fc
  .constantFrom<(id: unknown) => unknown>(
    ...[String, Number, (id: unknown) => `${id} `, (id: unknown) => [id]],
    (id) => String(id).toUpperCase(),
    ...[true, false, 0, 1, "", "toString", {}].map((other) => () => other),
  )
  .map((change): Break => (envelope, requestId) => {
    const other = change(requestId);
    return { ...envelope, id: other === requestId || Number.isNaN(other) ? {} : other };
  });

const badVersions = fc.oneof(near("2.0"), nonText, fc.constantFrom("2", "1.0", ""));

const badCodes = fc.constantFrom<unknown>("-32602", 1.5, null, true, [], [1]);

const badErrors: fc.Arbitrary<Break> = fc.oneof(
  breaks.replace("error", nonObject),
  fc.constantFrom("code", "message").map(breaks.leaveOutOfError),
  breaks.replaceInError("code", badCodes),
  breaks.replaceInError("message", nonText),
  fc.constant<Break>((envelope) => ({ ...envelope, error: [envelope["error"]] })),
);

const badRequests: fc.Arbitrary<unknown> = fc
  .oneof(
    ...Object.keys(INPUT_METHODS).map(near),
    nonText,
    fc.constantFrom("", "elicitation", "tools/call", "ping", "constructor", "__proto__", "toString"),
  )
  .map((method) => (method === "" ? { params: {} } : { method, params: {} }));

/** Every way to break a rule of the receiver contract. */
export const BREAKERS: readonly Breaker[] = [
  {
    rule: "envelope-object",
    applies: always,
    breaks: [...COMPLETE, ...ERROR],
    how: () => noObjects,
  },
  {
    rule: "one-member",
    applies: always,
    breaks: [...COMPLETE, ...ERROR],
    how: () =>
      fc.oneof(fc.constantFrom(breaks.leaveOut("result", "error"), breaks.rename("data")), bothMembers),
  },
  {
    rule: "result-object",
    applies: always,
    breaks: COMPLETE,
    how: () => breaks.replace("result", nonObject),
  },
  {
    rule: "type-unrecognized",
    applies: typed,
    breaks: [...COMPLETE, ...INPUT],
    how: (setting) => breaks.replaceInResult("resultType", unknownTypesFor(setting)),
  },
  {
    rule: "type-absent",
    applies: ({ era }) => era === "modern",
    breaks: [...COMPLETE, ...INPUT],
    how: () => fc.constant(breaks.leaveOutOfResult("resultType")),
  },
  {
    rule: "flag-boolean",
    applies: (_, { method }) => method === CALL,
    breaks: COMPLETE,
    how: () => breaks.replaceInResult("isError", nonBoolean),
  },
  {
    rule: "jsonrpc-2.0",
    applies: claims("json-rpc"),
    breaks: [...COMPLETE, ...ERROR],
    how: () => fc.oneof(fc.constant(breaks.leaveOut("jsonrpc")), breaks.replace("jsonrpc", badVersions)),
  },
  {
    rule: "id-match",
    applies: claims("json-rpc"),
    breaks: COMPLETE,
    how: () => fc.oneof(fc.constant(breaks.leaveOut("id")), breaks.replace("id", fc.constant(null)), otherId),
  },
  {
    rule: "error-id",
    applies: claims("json-rpc"),
    breaks: ERROR,
    how: () => otherId,
  },
  {
    rule: "error-object",
    applies: claims("json-rpc"),
    breaks: ERROR,
    how: () => badErrors,
  },
  {
    rule: "input-one-of",
    applies: mayAsk,
    breaks: INPUT,
    how: () => fc.constant(breaks.leaveOutOfResult("inputRequests", "requestState")),
  },
  {
    rule: "input-requests-map",
    applies: mayAsk,
    breaks: INPUT,
    how: () => fc.oneof(breaks.replaceInResult("inputRequests", nonObject), breaks.addRequest(nonObject)),
  },
  {
    rule: "input-methods",
    applies: mayAsk,
    breaks: INPUT,
    how: () => breaks.addRequest(badRequests),
  },
  {
    rule: "input-capability",
    applies: (world, setting) => mayAsk(world, setting) && methodsFor(setting, false).length > 0,
    breaks: INPUT,
    how: (setting) => breaks.addRequest(fc.constantFrom(...methodsFor(setting, false)).map(inputRequest)),
  },
  {
    rule: "input-request-scope",
    applies: (world, { method }) => asks(world) && !ANSWERABLE.includes(method),
    breaks: COMPLETE,
    how: (setting) => breaks.replace("result", inputResult(setting)),
  },
  {
    rule: "input-state-string",
    applies: mayAsk,
    breaks: INPUT,
    how: () => breaks.replaceInResult("requestState", nonText),
  },
];
