import { describe, expect, it } from "vitest";
import { vocabularyOf } from "../../src/load/vocabulary.ts";

describe("vocabularyOf", () => {
  it("has the six words of the contract where nothing is said", () => {
    expect(vocabularyOf(undefined)).toEqual(
      new Map([
        ["normal_complete", ["normal_complete"]],
        ["tool_error", ["tool_error"]],
        ["input_required", ["input_required"]],
        ["protocol_error", ["protocol_error"]],
        ["unclassified", ["unclassified"]],
        ["extension_result", ["extension_result"]],
      ]),
    );
  });

  it("has the team's own words and no others", () => {
    expect(vocabularyOf({ ok: "normal_complete", failed: ["tool_error", "protocol_error"] })).toEqual(
      new Map([
        ["ok", ["normal_complete"]],
        ["failed", ["tool_error", "protocol_error"]],
      ]),
    );
  });
});
