/**
 * Lists the places in which two decoded JSON values differ. Works through a list instead of calling itself,
 * so that no depth overflows the stack.
 *
 * @param left - a value
 * @param right - another
 * @returns JSON pointers: of a member that only one side has, or of values that are not the same; an object
 *   that shares no key with the one in its place has been replaced as a whole, which is one place
 */
export function differingPlaces(left: unknown, right: unknown): string[] {
  const places: string[] = [];
  const pending: [string, unknown, unknown][] = [["", left, right]];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const [place, a, b] = next;
    if (isHolder(a) && isHolder(b) && Array.isArray(a) === Array.isArray(b) && shareKeys(a, b)) {
      const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
      pending.push(
        ...[...keys].map((key): [string, unknown, unknown] => [`${place}/${key}`, own(a, key), own(b, key)]),
      );
    } else if (!Object.is(a, b) && !(isEmpty(a) && isEmpty(b) && Array.isArray(a) === Array.isArray(b))) {
      places.push(place);
    }
  }
  return places.toSorted();
}

function isHolder(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function isEmpty(value: unknown): boolean {
  return isHolder(value) && Object.keys(value).length === 0;
}

function shareKeys(a: object, b: object): boolean {
  return Object.keys(a).some((key) => Object.hasOwn(b, key));
}

function own(holder: object, key: string): unknown {
  return Object.hasOwn(holder, key) ? Reflect.get(holder, key) : undefined;
}
