import { describe, expect, it } from "vitest";
import { sameJson } from "../../src/judge/same-json.ts";

const TEXT = '{"result":{"content":[{"text":"a"},-0],"isError":false,"__proto__":{"x":1}},"id":1}';
const fresh = (): any => JSON.parse(TEXT);

describe("sameJson", () => {
  it("finds nothing changed in what was decoded twice, however deep", () => {
    expect(sameJson(fresh(), fresh())).toBe(true);
    const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
    expect(sameJson(JSON.parse(deep), JSON.parse(deep))).toBe(true);
  });

  const changes: [string, (value: any) => unknown][] = [
    ["a value", (value) => (value.result.isError = true)],
    ["a value to one that is equal by ==", (value) => (value.result.isError = 0)],
    ["minus zero to zero", (value) => (value.result.content[1] = 0)],
    ["an added key", (value) => (value.result.seen = true)],
    ["a deleted key", (value) => delete value.id],
    ["the order of keys", (value) => void (delete value.result, (value.result = fresh().result))],
    ["an array's length", (value) => value.result.content.push(1)],
    ["an array for an object", (value) => (value.result.content[0] = ["a"])],
    ["the prototype", (value) => Object.setPrototypeOf(value.result, { isError: true })],
    ["a symbol as a key", (value) => (value[Symbol("seen")] = true)],
    ["a hidden key", (value) => Object.defineProperty(value, "seen", { value: true })],
    ["a getter in place of a value", (value) => Object.defineProperty(value, "id", { get: () => 1 })],
    ["freezing", (value) => Object.freeze(value.result)],
    ["an own key named __proto__", (value) => delete value.result["__proto__"]],
  ];

  it.each(changes)("finds %s changed", (_, change) => {
    const value = fresh();
    change(value);
    expect(sameJson(value, fresh())).toBe(false);
  });
});
