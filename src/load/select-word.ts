import type { ReceiverConfig } from "./config.ts";

/**
 * Makes the function that finds a receiver's word in its answer.
 *
 * @param select - where it is: the name of a member, several with dots between them, or a function of the answer;
 *   the answer itself, if left out
 * @returns a function of an answer that has settled. A member may be one of its class; a missing one gives undefined,
 *   which is no word. It throws what the user's function, or a getter, throws
 */
export function selectWord(select: ReceiverConfig["select"]): (answer: unknown) => unknown {
  if (typeof select === "function") {
    return select;
  }
  const keys = select?.split(".") ?? [];
  return (answer) => keys.reduce(member, answer);
}

/** A member of the answer's own or of its class, such as an accessor; not what every object has. */
function member(holder: unknown, key: string): unknown {
  const isObject = typeof holder === "object" && holder !== null;
  const isThere = isObject && (Object.hasOwn(holder, key) || (key in holder && !(key in Object.prototype)));
  return isThere ? Reflect.get(holder, key) : undefined;
}
