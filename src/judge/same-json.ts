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
  const pairs: [unknown, unknown][] = [[now, before]];
  for (let pair = pairs.pop(); pair !== undefined; pair = pairs.pop()) {
    const [left, right] = pair;
    if (typeof left !== "object" || left === null || typeof right !== "object" || right === null) {
      if (!Object.is(left, right)) {
        return false;
      }
      continue;
    }
    const keys = Reflect.ownKeys(right);
    if (!sameShape(left, right, keys)) {
      return false;
    }
    for (const key of keys) {
      pairs.push([Reflect.get(left, key), Reflect.get(right, key)]);
    }
  }
  return true;
}

function sameShape(left: object, right: object, keys: readonly PropertyKey[]): boolean {
  const own = Reflect.ownKeys(left);
  return (
    Object.getPrototypeOf(left) === Object.getPrototypeOf(right) &&
    Object.isExtensible(left) &&
    own.length === keys.length &&
    own.every((key, index) => {
      const property = Object.getOwnPropertyDescriptor(left, key);
      const original = Object.getOwnPropertyDescriptor(right, key);
      return (
        key === keys[index] &&
        property !== undefined &&
        "value" in property &&
        property.enumerable === original?.enumerable &&
        property.writable === original?.writable
      );
    })
  );
}
