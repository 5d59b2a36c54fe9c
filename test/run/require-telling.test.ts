import { describe, expect, it } from "vitest";
import { readCorpus } from "../../src/corpus/read.ts";
import { selectCases } from "../../src/corpus/select.ts";
import { CATEGORIES } from "../../src/protocol/category.ts";
import { requireTelling } from "../../src/run/require-telling.ts";
import { OWN_WORDS } from "../../src/run/trial.ts";
import { VoidError } from "../../src/run/void-error.ts";

const { cases } = selectCases(readCorpus(), "modern", []);

describe("requireTelling", () => {
  it("takes words that stand for one category, or for some", () => {
    expect(() => requireTelling(cases, OWN_WORDS)).not.toThrow();
    const some = new Map([
      ["good", ["normal_complete", "tool_error", "input_required", "protocol_error"]],
      ["bad", ["unclassified"]],
    ]);
    expect(() => requireTelling(cases, some)).not.toThrow();
  });

  it("refuses a word that would pass every case", () => {
    expect(() => requireTelling(cases, new Map([["ok", CATEGORIES]]))).toThrow(VoidError);
  });
});
