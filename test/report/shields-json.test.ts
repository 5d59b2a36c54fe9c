import { describe, expect, it } from "vitest";
import type { CheckedReceiver } from "../../src/report/check-verdict.ts";
import { checkShields, mutantsShields, mutateShields } from "../../src/report/shields-json.ts";
import { mutationRun } from "./mutation-run.ts";
import { SURVIVED, brokenLaw, catalogue, law, result, row, verdict } from "./results.ts";

const matches = (number: number) =>
  Array.from({ length: number }, (_, index) => verdict(`c${index}`, "match"));
const wrong = verdict("wrong", "differs", { observed: "tool_error" });
const gone: CheckedReceiver = { receiver: "./b.mjs", era: "modern", problem: "there is no such file" };

describe("checkShields", () => {
  it.each<[string, CheckedReceiver[], string, string]>([
    ["all that pass", [result(matches(1181))], "1,181 of 1,181 cases", "brightgreen"],
    ["two eras", [result(matches(1000)), result([...matches(1), wrong])], "1,001 of 1,002 cases", "red"],
    [
      "a broken law",
      [result(matches(2), { properties: [law("a"), brokenLaw("b")] })],
      "2 of 2 cases, 1 of 2 laws",
      "red",
    ],
    [
      "a receiver that skips",
      [result([...matches(1), verdict("s", "skipped")])],
      "void: 1 of 2 cases",
      "lightgrey",
    ],
    [
      "one that is not judged",
      [result(matches(2)), gone],
      "void: 2 of 2 cases, 1 of 2 receivers not judged",
      "lightgrey",
    ],
    ["none that is judged", [gone], "void: 1 of 1 receivers not judged", "lightgrey"],
    [
      "a known failure",
      [result([...matches(1), wrong], { baseline: { known: ["wrong"], unreviewed: 0, stale: [] } })],
      "1 of 2 cases, 1 known failure",
      "brightgreen",
    ],
  ])("tells of %s", (_, all, message, color) => {
    expect(JSON.parse(checkShields(all))).toEqual({
      ...{ schemaVersion: 1, label: "killtable check" },
      ...{ message, color },
    });
  });
});

describe("the badges of mutants", () => {
  const rows = [row("reference", { role: "reference" }), row("a"), row("b", SURVIVED)];
  const published = catalogue([row("c")]);
  const badge = (text: string) => {
    const { label, message, color } = JSON.parse(text);
    return [label, message, color];
  };

  it("count those of all that was asked for", () => {
    const catalogues = [published, catalogue(rows)];
    expect(badge(mutantsShields({ catalogues, isMeasured: false }))).toEqual([
      "killtable mutants",
      "1 of 2 mutants stopped",
      "red",
    ]);
    expect(badge(mutantsShields({ catalogues: [published], isMeasured: false }))[2]).toBe("brightgreen");
  });

  it("give no verdict on a suite that is measured, and say that a run is void", () => {
    const measured = { catalogues: [catalogue(rows)], isMeasured: true };
    expect(badge(mutantsShields(measured))[2]).toBe("blue");
    const broken = { catalogues: [catalogue(rows, { voidReasons: ["why"] })], isMeasured: true };
    expect(badge(mutantsShields(broken)).slice(1)).toEqual(["void: 1 of 2 mutants stopped", "lightgrey"]);
  });

  it("count StrykerJS's, of those that were judged", () => {
    expect(badge(mutateShields(mutationRun()))).toEqual([
      "killtable mutate",
      "1 of 4 mutants stopped",
      "red",
    ]);
    expect(
      badge(mutateShields({ ...mutationRun(), stryker: undefined, voidReasons: ["no report"] })),
    ).toEqual([...["killtable mutate", "void: no report", "lightgrey"]]);
  });
});
