/**
 * Lists the places in which two decoded JSON values differ. Works through a list instead of calling itself,
 * so that no depth overflows the stack.
 *
 * @param left - a value
 * @param right - another
 * @returns JSON pointers: of a member that only one side has, or of values that are not the same. What was
 *   put in another's place is one place: an object that shares no key with the one on the other side, and a
 *   member that stands where the other side has one of another name (both named, with a bar between)
 */
export function differingPlaces(left: unknown, right: unknown): string[] {
  const places: string[] = [];
  const pending: [string, unknown, unknown][] = [["", left, right]];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const [place, a, b] = next;
    if (!isHolder(a) || !isHolder(b) || Array.isArray(a) !== Array.isArray(b)) {
      places.push(...(Object.is(a, b) ? [] : [place]));
      continue;
    }
    const shared = keysOf(a, (key) => Object.hasOwn(b, key));
    const unshared = differingKeys(a, b);
    if (shared.length === 0 && unshared.length > 0) {
      places.push(place);
      continue;
    }
    places.push(...unshared.map((key) => `${place}/${key}`));
    for (const key of shared) {
      pending.push([`${place}/${key}`, Reflect.get(a, key), Reflect.get(b, key)]);
    }
  }
  return places.toSorted();
}

function isHolder(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** The keys that only one of the two has; one for both where each has a single one, in the other's place. */
function differingKeys(a: object, b: object): string[] {
  const ofA = keysOf(a, (key) => !Object.hasOwn(b, key));
  const ofB = keysOf(b, (key) => !Object.hasOwn(a, key));
  return ofA.length === 1 && ofB.length === 1 ? [`${ofA[0]}|${ofB[0]}`] : [...ofA, ...ofB];
}

function keysOf(holder: object, isWanted: (key: string) => boolean): string[] {
  return Object.keys(holder).filter(isWanted);
}
