import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { slugOf } from "../../src/run/slug.ts";

const { $defs } = JSON.parse(readFileSync("fixtures/schema/cases.schema.json", "utf8"));

it.each([
  ["my-receiver-1-7", "my-receiver-1-7"],
  ["Answer.Kind-12-3", "answer-kind-12-3"],
  ["_private__file-3-4_", "private-file-3-4"],
  ["数-7-3", "7-3"],
])("makes of %s a name that a case may have", (name, slug) => {
  expect(slugOf(name)).toBe(slug);
  expect(slugOf(name)).toMatch(new RegExp($defs.slug.pattern));
});
