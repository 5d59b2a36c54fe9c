import fc from "fast-check";
import type { ReceiverContext } from "../protocol/receiver.ts";
import type { Members } from "./values.ts";

/** Does one thing to an envelope that is right in every respect, so that it is right no more. */
export type Break = (envelope: Members, requestId: ReceiverContext["requestId"]) => unknown;

/** Leaves members out. */
export const leaveOut =
  (...keys: readonly string[]): Break =>
  (envelope) =>
    without(envelope, keys);

/** Leaves members of the result out. */
export const leaveOutOfResult =
  (...keys: readonly string[]): Break =>
  (envelope) => ({ ...envelope, result: without(envelope["result"] as Members, keys) });

/** Leaves a member of the error out. */
export const leaveOutOfError =
  (key: string): Break =>
  (envelope) => ({ ...envelope, error: without(envelope["error"] as Members, [key]) });

/** Puts what answers under another name. */
export const rename =
  (name: string): Break =>
  (envelope) => ({
    ...without(envelope, ["result", "error"]),
    [name]: envelope["result"] ?? envelope["error"],
  });

/**
 * Puts a bad value in place of a member.
 *
 * @param key - the member's name
 * @param bad - its values
 * @returns an arbitrary of breaks
 */
export const replace = (key: string, bad: fc.Arbitrary<unknown>): fc.Arbitrary<Break> =>
  bad.map((value): Break => (envelope) => ({ ...envelope, [key]: value }));

/** The same for a member of the result. */
export const replaceInResult = (key: string, bad: fc.Arbitrary<unknown>): fc.Arbitrary<Break> =>
  bad.map(
    (value): Break =>
      (envelope) =>
        withMember(envelope, "result", key, value),
  );

/** The same for a member of the error. */
export const replaceInError = (key: string, bad: fc.Arbitrary<unknown>): fc.Arbitrary<Break> =>
  bad.map(
    (value): Break =>
      (envelope) =>
        withMember(envelope, "error", key, value),
  );

/** Puts a bad request for input into the map, before or after those that are there. */
export const addRequest = (bad: fc.Arbitrary<unknown>): fc.Arbitrary<Break> =>
  fc.tuple(bad, fc.boolean()).map(([value, first]): Break => (envelope) => {
    const { inputRequests = {} } = envelope["result"] as { inputRequests?: Members };
    const requests = first ? { broken: value, ...inputRequests } : { ...inputRequests, broken: value };
    return withMember(envelope, "result", "inputRequests", requests);
  });

function withMember(envelope: Members, holder: string, key: string, value: unknown): Members {
  return { ...envelope, [holder]: { ...(envelope[holder] as Members), [key]: value } };
}

function without(members: Members, keys: readonly string[]): Members {
  return Object.fromEntries(Object.entries(members).filter(([key]) => !keys.includes(key)));
}
