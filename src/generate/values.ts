// Values from the places where faults hide: near the right ones, equal to them once coerced, or named like
// what every object inherits.
import fc from "fast-check";

/** A JSON object under construction. */
export type Members = Readonly<Record<string, unknown>>;

/** Members that decide in a result, under whatever feature. */
const RESULT_KEYS = ["resultType", "isError", "inputRequests", "requestState"] as const;

/** Members that decide in an envelope, under whatever feature. */
const ENVELOPE_KEYS = ["jsonrpc", "id", "result", "error"] as const;

const TEMPTING_KEYS = [
  // What decides at one level decides nothing at the other.
  ...[...RESULT_KEYS, ...ENVELOPE_KEYS, "input_requests", "request_state", "data"],
  ...["iserror", "is_error", "IsError", "ResultType", "result_type", "resulttype", "type"],
  ...["Result", "results", "Error", "errors", "status", "success", "ok", "code", "toolResult"],
  ...["content", "structuredContent", "_meta", "taskId", "method", "params"],
  ...["__proto__", "constructor", "hasOwnProperty", "toString", "valueOf", "then", "length", ""],
];

const TEMPTING_VALUES: readonly unknown[] = [
  ...[true, false, "true", "error", "complete", "input_required", "task"],
  ...[null, 0, 1, "", {}, []],
  ...[{ isError: true }, { resultType: "complete" }, { resultType: "input_required" }],
  { error: { code: -32603, message: "nested" } },
  [{ type: "text", text: "Error: it failed", isError: true }],
];

/** Mostly values from a list, and now and then any other: faults sit near known values, and those are cheap. */
export function mostly<Value>(listed: readonly Value[], other: fc.Arbitrary<Value>): fc.Arbitrary<Value> {
  return fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...listed) }, { weight: 1, arbitrary: other });
}

/** Any JSON value, not deep. */
export const anyJson: fc.Arbitrary<unknown> = fc.jsonValue({ maxDepth: 1 });

/** Values that a careless reader takes for something. */
export const temptingValue = mostly(TEMPTING_VALUES, anyJson);

/** Members that decide nothing in a result, under tempting names. */
export const resultExtras: fc.Arbitrary<Members> = extraMembers(RESULT_KEYS);

/** The same for a complete result, where what belongs to requests for input decides nothing either. */
export const completeExtras: fc.Arbitrary<Members> = extraMembers(["resultType", "isError"]);

/** Members that decide nothing in an envelope, unless the receiver claims json-rpc. */
export const envelopeExtras: fc.Arbitrary<Members> = extraMembers(ENVELOPE_KEYS);

function extraMembers(deciding: readonly string[]): fc.Arbitrary<Members> {
  const key = mostly(TEMPTING_KEYS, fc.string({ maxLength: 8 })).filter((name) => !deciding.includes(name));
  const members = fc
    .array(fc.tuple(key, temptingValue), { minLength: 1, maxLength: 4 })
    .map((entries): Members => Object.fromEntries(entries));
  return fc.oneof({ withCrossShrink: true }, fc.constant({}), members);
}

/** Deep and wide values, for members that nothing should look into. */
export const bulk: fc.Arbitrary<unknown> = fc.oneof(
  fc.integer({ min: 1, max: 40 }).map((depth) => JSON.parse(`${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`)),
  fc.integer({ min: 1, max: 40 }).map((width) => Array.from({ length: width }, () => ({ isError: true }))),
);

/** JSON values that are no objects; null, which is most often taken for something else, more than others. */
export const nonObject: fc.Arbitrary<unknown> = mostly(
  [...[null, null, null, [], [{}], "", "complete", "{}"], ...[0, 1, -1, true, false]],
  anyJson.map((value) => (isObject(value) ? [value] : value)),
);

/** JSON values that are no texts. */
export const nonText: fc.Arbitrary<unknown> = mostly(
  [null, null, 0, 1, true, false, [], {}, [""], ["2.0"], { toString: "2.0" }],
  anyJson.map((value) => (typeof value === "string" ? [value] : value)),
);

/** JSON values that are no booleans, those first that truthiness or coercion reads as one. */
export const nonBoolean: fc.Arbitrary<unknown> = mostly(
  [
    ...["true", "false", "True", "", " ", "off", "yes", "0", 0, 1, -1, 0.5, null],
    ...[[], {}, [true], [false], { value: true }],
  ],
  anyJson.map((value) => (typeof value === "boolean" ? [value] : value)),
);

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * Variations of a text that a careless comparison takes for it.
 *
 * @param text - the right text
 * @returns an arbitrary of other values
 */
export function near(text: string): fc.Arbitrary<unknown> {
  const half = Math.ceil(text.length / 2);
  const variations: unknown[] = [
    ...[text.toUpperCase(), text[0]?.toUpperCase() + text.slice(1), ` ${text}`, `${text} `, `${text}\n`],
    ...[`${text}\u0000`, `${text}s`, text.slice(0, -1), text.slice(0, half), text.slice(half), `x${text}`],
    ...[text.replace("_", "-"), text.replace("/", "."), text.replace(".", "-")],
    ...[[text], [[text]], { value: text }],
  ];
  return fc.constantFrom(...variations.filter((value) => value !== text));
}
