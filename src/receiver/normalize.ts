import type { Era } from "../protocol/era.ts";
import type { JsonObject } from "./json-object.ts";

/** The type of a result as the era reads it: a JSON value, or `undefined` where no type can be read. */
export type ResultType = unknown;

/**
 * Reads a result's type as the era does, so that what follows need not know the era.
 *
 * - legacy: `resultType` is an unknown member and left out of account (rule `type-foreign`).
 * - dual-era: an absent type reads as `complete` (rule `type-absent`; basic/index ResultType, last bullet).
 * - modern: an absent type stays absent.
 *
 * @param result - the result of the envelope
 * @param era - the peers that the receiver is built for
 * @returns the type to classify by
 */
export function normalizeType(result: JsonObject, era: Era): ResultType {
  if (era === "legacy") {
    return "complete";
  }
  if (Object.hasOwn(result, "resultType")) {
    return result.resultType;
  }
  return era === "dual-era" ? "complete" : undefined;
}
