import type { Receiver } from "../../src/protocol/receiver.ts";
import type { JsonObject } from "../../src/receiver/json-object.ts";
import { rewriteResult } from "./rewrite.ts";

/**
 * A receiver that reads the flag in its own way, wherever the flag is there.
 *
 * @param original - the receiver to ask
 * @param read - says what the flag counts as; `undefined` leaves it as it came
 * @returns the faulty receiver
 */
export function readFlag(
  original: Receiver,
  read: (flag: unknown, result: JsonObject) => boolean | undefined,
): Receiver {
  return rewriteResult(original, (result) =>
    Object.hasOwn(result, "isError")
      ? { ...result, isError: read(result.isError, result) ?? result.isError }
      : result,
  );
}

/**
 * A receiver that reads the flag in its own way where it is a text.
 *
 * @param original - the receiver to ask
 * @param read - says what the text counts as; `undefined` leaves it as it came
 * @returns the faulty receiver
 */
export function readTextFlag(original: Receiver, read: (flag: string) => boolean | undefined): Receiver {
  return readFlag(original, (flag) => (typeof flag === "string" ? read(flag) : undefined));
}
