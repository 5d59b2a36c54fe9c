import path from "node:path";
import { describe, expect, it } from "vitest";
import { readCorpus } from "../../src/corpus/read.ts";
import { killtable } from "../cli/killtable.ts";

interface Judged {
  readonly receiver: string;
  readonly outcome: string;
  readonly verdicts: readonly { readonly id: string; readonly kind: string }[];
  readonly blindSpots?: { readonly merged: unknown; readonly neverStopped: readonly string[] };
}

const twelve = new Set(
  readCorpus().groups.flatMap(({ group, cases }) => (group === "twelve" ? cases.map(({ id }) => id) : [])),
);

describe("the example with outcomes that are objects", () => {
  const { code, stdout } = killtable(
    ["check", "--reporter", "json"],
    "",
    {},
    path.resolve("examples/outcome-object"),
  );
  const { receivers } = JSON.parse(stdout) as { receivers: Judged[] };
  const [faulty, corrected, withFlag] = receivers;
  const misread = ({ verdicts }: Judged): string[] =>
    verdicts.filter(({ id, kind }) => twelve.has(id) && kind !== "match").map(({ id }) => id);

  it("misreads five of the twelve with the faulty one", () => {
    expect(faulty?.verdicts.filter(({ id }) => twelve.has(id))).toHaveLength(12);
    expect(misread(faulty!)).toEqual([
      "string_flag",
      "integer_flag",
      "null_flag",
      "null_result",
      "both_fields",
    ]);
    expect(code).toBe(1);
  });

  it("passes with the corrected one, and names what its words cannot show", () => {
    expect([corrected?.outcome, withFlag?.outcome]).toEqual(["passes", "passes"]);
    expect(corrected?.blindSpots?.merged).toEqual([
      { word: "complete", categories: ["normal_complete", "tool_error"] },
    ]);
    expect(corrected?.blindSpots?.neverStopped).toContain("flag-inverted");
    expect(withFlag?.blindSpots).toBeUndefined();
  });
});
