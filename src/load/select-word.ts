import type { ReceiverConfig } from "./config.ts";

/**
 * Makes the function that finds a receiver's word in its answer.
 *
 * @param select - where it is: the name of a member, several with dots between them, or a function of the answer;
 *   the answer itself, if left out
 * @returns a function of an answer that has settled. Members are the answer's own; a missing one gives undefined,
 *   which is no word. It throws what the user's function, or a getter, throws
 */
export function selectWord(select: ReceiverConfig["select"]): (answer: unknown) => unknown {
  if (typeof select === "function") {
    return select;
  }
  const keys = select?.split(".") ?? [];
  return (answer) => keys.reduce(ownMember, answer);
}

function ownMember(holder: unknown, key: string): unknown {
  const isObject = typeof holder === "object" && holder !== null;
  return isObject && Object.hasOwn(holder, key) ? Reflect.get(holder, key) : undefined;
}
