/** What stands in a place in which two values differ, on one side. */
export interface Spot {
  /** The keys that lead to it, from the outside in; of arrays, numbers. */
  readonly keys: readonly Key[];
  readonly value: unknown;
}

/** The key of a member, or the index of an element. */
export type Key = string | number;

/** A place in which two values differ. A side that has nothing there is left out. */
export interface Difference {
  readonly left?: Spot;
  readonly right?: Spot;
}

/** The way to a value, as a list that shares its beginning with others: a deep value has many. */
interface Way {
  readonly outer: Way | undefined;
  readonly key: Key;
}

/**
 * Finds the places in which two decoded JSON values differ. Works through a list instead of calling itself, so that
 * no depth overflows the stack.
 *
 * @param left - a value
 * @param right - another
 * @returns members that only one side has, and values that are not the same, sorted by where they are. What was put
 *   in another's place is one difference: an object that shares no key with the one on the other side, and a member
 *   that stands where the other side has one of another name
 */
export function differences(left: unknown, right: unknown): Difference[] {
  const found: Difference[] = [];
  const pending: [Way | undefined, unknown, unknown][] = [[undefined, left, right]];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const [way, a, b] = next;
    if (!isHolder(a) || !isHolder(b) || Array.isArray(a) !== Array.isArray(b)) {
      found.push(...(Object.is(a, b) ? [] : [{ left: spot(way, a), right: spot(way, b) }]));
      continue;
    }
    const shared = keysOf(a, (key) => Object.hasOwn(b, key));
    const unshared = unsharedMembers(way, a, b);
    if (shared.length === 0 && unshared.length > 0) {
      found.push({ left: spot(way, a), right: spot(way, b) });
      continue;
    }
    found.push(...unshared);
    for (const key of shared) {
      pending.push([inside(way, a, key), Reflect.get(a, key), Reflect.get(b, key)]);
    }
  }
  return sortedByPlace(found);
}

/**
 * Lists the places in which two decoded JSON values differ.
 *
 * @param left - a value
 * @param right - another
 * @returns JSON pointers, sorted; where a member stands in another's place, both are named with a bar between
 */
export function differingPlaces(left: unknown, right: unknown): string[] {
  return differences(left, right).map(placeOf);
}

function placeOf({ left, right }: Difference): string {
  const keys = left?.keys ?? right?.keys ?? [];
  const place = keys.map((key) => `/${key}`).join("");
  const other = right?.keys.at(-1);
  return left === undefined || other === undefined || other === keys.at(-1) ? place : `${place}|${other}`;
}

function sortedByPlace(found: readonly Difference[]): Difference[] {
  return found
    .map((difference) => ({ difference, place: placeOf(difference) }))
    .toSorted((a, b) => (a.place < b.place ? -1 : 1))
    .map(({ difference }) => difference);
}

function isHolder(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** The members that only one of the two has; one for both where each has a single one, in the other's place. */
function unsharedMembers(way: Way | undefined, a: object, b: object): Difference[] {
  const ofA = keysOf(a, (key) => !Object.hasOwn(b, key)).map((key) => member(way, a, key));
  const ofB = keysOf(b, (key) => !Object.hasOwn(a, key)).map((key) => member(way, b, key));
  const [left] = ofA;
  const [right] = ofB;
  return left !== undefined && right !== undefined && ofA.length === 1 && ofB.length === 1
    ? [{ left, right }]
    : [...ofA.map((each) => ({ left: each })), ...ofB.map((each) => ({ right: each }))];
}

function member(way: Way | undefined, holder: object, key: string): Spot {
  return spot(inside(way, holder, key), Reflect.get(holder, key));
}

function inside(outer: Way | undefined, holder: object, key: string): Way {
  return { outer, key: Array.isArray(holder) ? Number(key) : key };
}

function spot(way: Way | undefined, value: unknown): Spot {
  const keys: Key[] = [];
  for (let at = way; at !== undefined; at = at.outer) {
    keys.push(at.key);
  }
  return { keys: keys.toReversed(), value };
}

function keysOf(holder: object, isWanted: (key: string) => boolean): string[] {
  return Object.keys(holder).filter(isWanted);
}
