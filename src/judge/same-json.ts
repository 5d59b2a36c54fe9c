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
      if (!Object.is(left, right)) {
        return false;
      }
      continue;
    }
    const keys = Object.keys(right);
    if (!sameShape(left, right, keys)) {
      return false;
    }
    for (const key of keys) {
      pending.push(Reflect.get(left, key), Reflect.get(right, key));
    }
  }
  return true;
}

/** Whether an object has just these keys, as plain members, and is of the same kind as the other. */
function sameShape(now: object, before: object, keys: readonly string[]): boolean {
  // An array has one key more than its elements: its length, which holds no surprise if they are the same.
  const own = Reflect.ownKeys(now);
  return (
    Array.isArray(now) === Array.isArray(before) &&
    Object.getPrototypeOf(now) === Object.getPrototypeOf(before) &&
    Object.isExtensible(now) &&
    own.length === keys.length + (Array.isArray(before) ? 1 : 0) &&
    keys.every((key, index) => key === own[index] && isPlainMember(now, key))
  );
}

function isPlainMember(holder: object, key: string): boolean {
  const property = Object.getOwnPropertyDescriptor(holder, key);
  return property?.writable === true && property.enumerable === true;
}
