import fc from "fast-check";

/** A JSON object under construction. */
export type Members = Readonly<Record<string, unknown>>;

/** Keys that nothing may be read from: look-alikes of the deciding ones, and those of `Object.prototype`. */
const TEMPTING_KEYS = [
  "iserror",
  "is_error",
  "IsError",
  "ResultType",
  "result_type",
  "resulttype",
  "Result",
  "results",
  "errors",
  "Error",
  "status",
  "success",
  "ok",
  "content",
  "structuredContent",
  "_meta",
  "toolResult",
  "__proto__",
  "constructor",
  "hasOwnProperty",
  "toString",
];

/** Values that tempt a receiver which looks where it should not. */
const temptingValue = fc.oneof(
  fc.constantFrom<unknown>(true, "true", "error", "complete", "input_required", null, 0, 1, "", {}, []),
  fc.constant({ isError: true }),
  fc.constant({ error: { code: -32603, message: "nested" } }),
  fc.constant([{ type: "text", text: "Error: it failed" }]),
  fc.jsonValue({ maxDepth: 2 }),
);

/**
 * Members that decide nothing.
 *
 * @param deciding - the keys that decide where the members are to be added
 * @returns an arbitrary of up to four members under other keys
 */
export function extraMembers(deciding: readonly string[]): fc.Arbitrary<Members> {
  const key = fc
    .oneof(fc.constantFrom(...TEMPTING_KEYS), fc.string())
    .filter((name) => !deciding.includes(name));
  return fc
    .uniqueArray(fc.tuple(key, temptingValue), { selector: ([name]) => name, maxLength: 4 })
    .map((members) => fromEntries(members));
}

/** Members of a result that decide. */
export const RESULT_KEYS = ["resultType", "isError"] as const;

/** Members of an envelope that decide. The request's id and the version do under the feature json-rpc. */
export const ENVELOPE_KEYS = ["result", "error", "jsonrpc", "id"] as const;

/**
 * An envelope around a result.
 *
 * @param result - the value of the member `result`
 * @returns the envelope
 */
export function withResult(result: unknown): Members {
  return { jsonrpc: "2.0", id: 1, result };
}

/** Well-formed error objects. */
export const errorObject = fc.record({
  code: fc.constantFrom(-32700, -32600, -32601, -32602, -32603, -32000, -32021, 0, 1, 404),
  message: fc.string(),
});

/** Results of the type complete, with the flag omitted, false or true. */
export const completeResult = fc
  .tuple(fc.constantFrom({}, { isError: false }, { isError: true }), extraMembers(RESULT_KEYS))
  .map(([flag, extra]): Members => ({ resultType: "complete", content: [], ...flag, ...extra }));

/** Requests for input that keep every rule of basic/patterns/mrtr. */
export const inputRequiredResult = fc
  .record({ requestState: fc.string(), flag: fc.constantFrom({}, { isError: true }, { isError: false }) })
  .map(({ requestState, flag }): Members => ({ resultType: "input_required", requestState, ...flag }));

/** Envelopes of each kind that is not refused. */
export const readableEnvelope: fc.Arbitrary<Members> = fc.oneof(
  { weight: 3, arbitrary: completeResult.map(withResult) },
  { weight: 1, arbitrary: inputRequiredResult.map(withResult) },
  { weight: 1, arbitrary: errorObject.map((error): Members => ({ jsonrpc: "2.0", id: 1, error })) },
);

/** JSON values that are no objects. */
export const nonObject: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, [], [{}], "", "complete", 0, 1, true, false),
  fc.string(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.array(fc.jsonValue({ maxDepth: 1 }), { maxLength: 3 }),
);

/** JSON values that are no booleans, those first that truthiness or coercion reads as one. */
export const nonBoolean: fc.Arbitrary<unknown> = fc
  .oneof(
    fc.constantFrom<unknown>("true", "false", "", "off", 0, 1, -1, null, [], {}, [true], { value: true }),
    fc.jsonValue({ maxDepth: 1 }),
  )
  .filter((value) => typeof value !== "boolean");

/** Values of `resultType` that no client without extensions recognizes. */
export const unknownType: fc.Arbitrary<unknown> = fc
  .oneof(
    fc.constantFrom<unknown>("Complete", "complete ", " complete", "completed", "COMPLETE", "complet"),
    fc.constantFrom<unknown>("inputRequired", "input-required", "Input_required", "input_required ", "input"),
    fc.constantFrom<unknown>("", "task", "future", "error", "constructor", "__proto__", null, true, 1, 0, {}),
    fc.constantFrom<unknown>(["complete"], ["input_required"], { type: "complete" }),
    fc.string(),
    fc.jsonValue({ maxDepth: 1 }),
  )
  .filter((value) => value !== "complete" && value !== "input_required");

/**
 * Shuffles the own keys of an object and of those of its members that are objects themselves.
 *
 * @param members - the object
 * @returns an arbitrary of the same members in other orders
 */
export function reordered(members: Members): fc.Arbitrary<Members> {
  const entries = Object.entries(members);
  return fc
    .shuffledSubarray(entries, { minLength: entries.length })
    .map((shuffled) =>
      fromEntries(shuffled.map(([key, value]) => [key, isMembers(value) ? reversed(value) : value])),
    );
}

function reversed(members: Members): Members {
  return fromEntries(Object.entries(members).toReversed());
}

function isMembers(value: unknown): value is Members {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Makes own keys of all names, `__proto__` among them. */
function fromEntries(entries: readonly (readonly [string, unknown])[]): Members {
  return Object.fromEntries(entries);
}
