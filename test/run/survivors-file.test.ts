import { describe, expect, it } from "vitest";
import { readReviewedSurvivors } from "../../src/run/survivors-file.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const ENTRY = {
  file: "src/a.ts",
  line: "return true;",
  replaced: "true",
  replacement: "false",
  mutator: "BooleanLiteral",
  kind: "accepted",
  reason: "only logged",
  date: "2026-11-02",
};

const read = (value: unknown) =>
  readReviewedSurvivors(
    temporaryFolder({
      "killtable.survivors.json": typeof value === "string" ? value : JSON.stringify(value),
    }),
  );

describe("readReviewedSurvivors", () => {
  it("reads the entries in their order", () => {
    const other = { ...ENTRY, kind: "equivalent", line: "", replaced: "", replacement: "" };
    expect(read({ $schema: "./schema.json", survivors: [ENTRY, other] })).toEqual([ENTRY, other]);
  });

  it("has none where there is no file", () => {
    expect(readReviewedSurvivors(temporaryFolder({}))).toEqual([]);
  });

  it.each([
    ["{", "killtable.survivors.json: "],
    [[], "the whole is []; it has to be object"],
    [{ survivors: [{ ...ENTRY, kind: "" }] }, 'survivors[0].kind is ""; allowed: equivalent, accepted'],
    [{ survivors: [ENTRY, { ...ENTRY, reason: "" }] }, 'survivors[1].reason is ""; it has to hold something'],
    [{ survivors: [{ ...ENTRY, date: "" }] }, 'survivors[0].date is ""; it has to match pattern'],
    [{ survivors: [{ ...ENTRY, date: "2026-13-01" }] }, 'survivors[0].date is "2026-13-01"'],
    [{ survivors: [{ ...ENTRY, id: "7" }] }, 'survivors[0] has the key "id"; allowed: file, line, replaced'],
    [{ survivors: [{ ...ENTRY, line: undefined }] }, 'survivors[0] lacks the key "line"'],
  ])("refuses %j", (value, message) => {
    expect(() => read(value)).toThrow(message);
  });
});
