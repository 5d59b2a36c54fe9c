/**
 * Shuffles a list the same way for the same seed (Fisher and Yates, with Mulberry32 as its source).
 *
 * @param items - the list; it is left as it is
 * @param seed - any integer
 * @returns a new list
 */
export function shuffle<T>(items: readonly T[], seed: number): T[] {
  const shuffled = [...items];
  const random = mulberry32(seed);
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [shuffled[last], shuffled[other]] = [shuffled[other] as T, shuffled[last] as T];
  }
  return shuffled;
}

/** A small generator of numbers from 0 up to 1; good enough to shuffle, for nothing else. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
