import { describe, expect, it } from "vitest";
import { shuffle } from "../../src/judge/shuffle.ts";

const items = Array.from({ length: 50 }, (_, index) => index);

describe("shuffle", () => {
  it("keeps every item once and leaves the list as it is", () => {
    const shuffled = shuffle(items, 1);
    expect(shuffled.toSorted((a, b) => a - b)).toEqual(items);
    expect(items[0]).toBe(0);
    expect(shuffled).not.toEqual(items);
  });

  it("gives the same order for the same seed and another for another", () => {
    expect(shuffle(items, 7)).toEqual(shuffle(items, 7));
    expect(shuffle(items, 7)).not.toEqual(shuffle(items, 8));
  });

  it("can bring every item to every place", () => {
    const firsts = new Set(Array.from({ length: 200 }, (_, seed) => shuffle([0, 1, 2], seed).join("")));
    expect(firsts.size).toBe(6);
  });
});
