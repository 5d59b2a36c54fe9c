// Taken before any subject is loaded, since a subject may replace what is global.
const { is, keys: keysOf, getPrototypeOf, isExtensible, getOwnPropertyDescriptor } = Object;
const { ownKeys, get } = Reflect;
const { isArray } = Array;

/**
 * Tells whether a decoded JSON value still is what was decoded: the same values under the same own keys
 * in the same order, with nothing added that JSON could not have brought.
 *
 * Works through a list instead of calling itself, so that no depth overflows the stack.
 *
 * @param now - the value as a subject left it
 * @param before - the same JSON text, decoded afresh
 * @returns whether nothing was changed
 */
export function sameJson(now: unknown, before: unknown): boolean {
  const pending: unknown[] = [now, before];
  for (let at = 0; at < pending.length; at += 2) {
    const left = pending[at];
    const right = pending[at + 1];
    if (typeof left !== "object" || left === null || typeof right !== "object" || right === null) {
      if (!is(left, right)) {
        return false;
      }
      continue;
    }
    const keys = keysOf(right);
    if (!sameShape(left, right, keys)) {
      return false;
    }
    for (const key of keys) {
      pending.push(get(left, key), get(right, key));
    }
  }
  return true;
}

/** Whether an object has just these keys, as plain members, and is of the same kind as the other. */
function sameShape(now: object, before: object, keys: readonly string[]): boolean {
  // An array has one key more than its elements: its length, which holds no surprise if they are the same.
  const own = ownKeys(now);
  return (
    isArray(now) === isArray(before) &&
    getPrototypeOf(now) === getPrototypeOf(before) &&
    isExtensible(now) &&
    own.length === keys.length + (isArray(before) ? 1 : 0) &&
    keys.every((key, index) => key === own[index] && isPlainMember(now, key))
  );
}

function isPlainMember(holder: object, key: string): boolean {
  const property = getOwnPropertyDescriptor(holder, key);
  return property?.writable === true && property.enumerable === true;
}
