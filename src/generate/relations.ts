import fc from "fast-check";
import type { Category } from "../protocol/category.ts";
import { ERAS, type Era } from "../protocol/era.ts";
import {
  ENVELOPE_KEYS,
  type Members,
  RESULT_KEYS,
  completeResult,
  errorObject,
  extraMembers,
  inputRequiredResult,
  nonBoolean,
  nonObject,
  readableEnvelope,
  reordered,
  unknownType,
  withResult,
} from "./envelopes.ts";
import type { Pair, Relation } from "./relation.ts";

const same = (base: Category, varied: Category): boolean => base === varied;
const refused = (_base: Category, varied: Category): boolean => varied === "unclassified";

/** The eras to which `resultType` is a word. */
const TYPED_ERAS: readonly Era[] = ["modern", "dual-era"];

/** What has to hold between the answers to an envelope and to a variation of it. */
export const RELATIONS: readonly Relation[] = [
  {
    id: "extra-members",
    statement: "Members that do not decide change nothing, at either level.",
    rules: ["members-ignored"],
    eras: ERAS,
    pairs: fc
      .tuple(
        readableEnvelope,
        extraMembers(ENVELOPE_KEYS),
        extraMembers([...RESULT_KEYS, "requestState", "inputRequests"]),
      )
      .map(([envelope, outer, inner]): Pair => [envelope, withExtra(envelope, outer, inner)]),
    holds: same,
  },
  {
    id: "member-order",
    statement: "The order of keys changes nothing, at either level.",
    rules: ["members-ignored"],
    eras: ERAS,
    pairs: readableEnvelope.chain((envelope) =>
      reordered(envelope).map((varied): Pair => [envelope, varied]),
    ),
    holds: same,
  },
  {
    id: "flag-flip",
    statement: "A complete result is normal_complete with the flag false and tool_error with the flag true.",
    rules: ["flag-true", "flag-false"],
    eras: ERAS,
    pairs: completeResult.map((result): Pair => [
      withResult({ ...result, isError: false }),
      withResult({ ...result, isError: true }),
    ]),
    holds: (base, varied) => base === "normal_complete" && varied === "tool_error",
  },
  {
    id: "flag-non-boolean",
    statement: "A complete result whose flag is there and no boolean is unclassified.",
    rules: ["flag-boolean"],
    eras: ERAS,
    pairs: varyResult(completeResult, nonBoolean, (isError) => ({ isError })),
    holds: refused,
  },
  {
    id: "type-unknown",
    statement: "A result of a type that nobody knows is unclassified, whatever its flag says.",
    rules: ["type-unrecognized", "type-before-flag"],
    eras: TYPED_ERAS,
    pairs: varyResult(fc.oneof(completeResult, inputRequiredResult), unknownType, (resultType) => ({
      resultType,
    })),
    holds: refused,
  },
  {
    id: "type-before-flag",
    statement: "A request for input stays one, whatever its flag says.",
    rules: ["type-input-required", "type-before-flag"],
    eras: TYPED_ERAS,
    pairs: varyResult(inputRequiredResult, fc.jsonValue({ maxDepth: 1 }), (isError) => ({ isError })),
    holds: (base, varied) => base === "input_required" && varied === "input_required",
  },
  {
    id: "other-member",
    statement: "An envelope with both result and error is unclassified, and so is one with neither.",
    rules: ["one-member"],
    eras: ERAS,
    pairs: fc
      .tuple(readableEnvelope, fc.oneof(fc.constant(null), errorObject), fc.boolean())
      .map(([envelope, other, both]): Pair => [
        envelope,
        both ? withBoth(envelope, other) : withNeither(envelope),
      ]),
    holds: refused,
  },
  {
    id: "result-non-object",
    statement: "An envelope whose result is no object is unclassified.",
    rules: ["result-object"],
    eras: ERAS,
    pairs: fc
      .tuple(completeResult, nonObject)
      .map(([result, other]): Pair => [withResult(result), withResult(other)]),
    holds: refused,
  },
  {
    id: "envelope-non-object",
    statement: "What is no object is unclassified, an array of envelopes too.",
    rules: ["envelope-object"],
    eras: ERAS,
    pairs: fc
      .tuple(readableEnvelope, nonObject, fc.boolean())
      .map(([envelope, other, batch]): Pair => [envelope, batch ? [envelope] : other]),
    holds: refused,
  },
];

/** Pairs of envelopes around a result and around the same result with some members replaced. */
function varyResult<T>(
  result: fc.Arbitrary<Members>,
  value: fc.Arbitrary<T>,
  replace: (value: T) => Members,
): fc.Arbitrary<Pair> {
  return fc
    .tuple(result, value)
    .map(([members, drawn]): Pair => [withResult(members), withResult({ ...members, ...replace(drawn) })]);
}

function withExtra(envelope: Members, outer: Members, inner: Members): Members {
  const result = envelope.result as Members | undefined;
  return { ...outer, ...envelope, ...(result === undefined ? {} : { result: { ...inner, ...result } }) };
}

function withBoth(envelope: Members, error: unknown): Members {
  return { result: { resultType: "complete", content: [] }, error, ...envelope };
}

function withNeither(envelope: Members): Members {
  const { result: _result, error: _error, ...rest } = envelope;
  return rest;
}
