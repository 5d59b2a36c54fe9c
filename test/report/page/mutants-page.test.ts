import { describe, expect, it } from "vitest";
import { type MutantsRun, mutantsPage } from "../../../src/report/page/mutants-page.ts";
import type { Catalogue } from "../../../src/run/catalogue.ts";
import { CORPUS, catalogueOf, corpusCase, eraOf, matrixRow, mutant } from "./small.ts";

const killed = { status: "killed", killedByOwn: ["f1"] } as const;
const pageOf = (catalogue: Catalogue, more: Partial<MutantsRun> = {}) =>
  mutantsPage({
    ...{ catalogue, corpus: CORPUS, groups: CORPUS.groups, mutants: [mutant("bad")] },
    ...{ named: [], outcome: "passes", links: [], ...more },
  });
const ORDER =
  "Each mutant is put to every pinned case in the first era in which its fault can show, in an order drawn from seed 1.";
const CONTROLS =
  "The reference and the control that changes nothing have to pass every case, and each control that always gives one answer has to fail.";

describe("mutantsPage", () => {
  it("counts mutants of every era and each case once", () => {
    const catalogue = catalogueOf([matrixRow("bad", "mutant", { f1: "differs" }, killed)], {
      eras: [
        eraOf("modern", ["t2", "f3"], [matrixRow("bad", "mutant", { f3: "differs" }, killed)]),
        eraOf("legacy", ["t2"], [matrixRow("late", "mutant", { t2: "differs" }, { status: "killed" })]),
      ],
    });
    const data = pageOf(catalogue, { links: [{ label: "L", href: "l.html" }] });
    expect(data.title).toBe("killtable mutants");
    expect(data.verdict).toEqual({
      outcome: "passes",
      sentence: "2 of 2 mutants stopped by 2 cases; 1 of them by a case of the rule that they break.",
    });
    expect(data.notes).toEqual([
      ORDER,
      CONTROLS,
      "Stopped by no case of the rule that it breaks, only elsewhere: late.",
    ]);
    expect(data.eras.map(({ era, columns }) => [era, columns])).toEqual([
      ["modern", [2, 4]],
      ["legacy", [4]],
    ]);
    expect([data.laws, data.links]).toEqual([[], [{ label: "L", href: "l.html" }]]);
  });

  it("tells of survivors, of equivalents and of what is declared so wrongly", () => {
    const catalogue = catalogueOf([
      matrixRow("bad", "mutant", {}, { ...killed, equivalent: "it was thought" }),
      matrixRow("missed", "mutant", {}),
      matrixRow("same", "mutant", {}, { status: "equivalent", equivalent: "No input shows it." }),
    ]);
    const data = pageOf(catalogue, { outcome: "fails" });
    expect(data.verdict).toEqual({
      outcome: "fails",
      sentence:
        "1 of 3 mutants stopped by 5 cases; 1 of them by a case of the rule that they break; 1 survived; 1 stopped though declared equivalent.",
    });
    expect(data.notes).toEqual([
      ORDER,
      CONTROLS,
      "Stopped, though declared equivalent: bad.",
      "Not counted as a survivor: same is declared equivalent: No input shows it.",
    ]);
  });

  it("says that a void run is void, and why", () => {
    const catalogue = catalogueOf([], {
      voidReasons: ["modern: there is no mutant in it", "and more\u0007"],
    });
    const { verdict, notes } = pageOf(catalogue, { outcome: "void" });
    expect(verdict).toEqual({
      outcome: "void",
      sentence: "The run is void and proves nothing: modern: there is no mutant in it, and 1 more reason.",
    });
    expect(notes.slice(0, 2)).toEqual(["Void: modern: there is no mutant in it.", "Void: and more\\u0007."]);
  });

  it("shows only the cases of a suite that is measured, and names it", () => {
    const [, second] = CORPUS.groups;
    const catalogue = catalogueOf([], { suite: ["second"], eras: [eraOf("modern", ["f2", "f3"], [])] });
    const data = pageOf(catalogue, { groups: [second!] });
    expect(data.cases.map(({ id }) => id)).toEqual(["f2", "f3"]);
    expect(data.notes[0]).toContain("Each mutant is put to the cases of second in the first era");
  });

  it("replays by its id a case of the corpus, and all that was named where others are among them", () => {
    const catalogue = catalogueOf([matrixRow("bad", "mutant", {}, killed)]);
    const replayOf = (groups: MutantsRun["groups"]) =>
      pageOf(catalogue, { groups, named: ["twelve", "./ours.json"] }).eras[0]?.rows[0]?.replay;
    const guest = { group: "ours", about: "A.", cases: [corpusCase("t1", "type")] };
    expect(replayOf(CORPUS.groups)).toBe("npx killtable mutants --mutant bad --cases {case}");
    expect(replayOf([guest])).toBe("npx killtable mutants --mutant bad --cases twelve ./ours.json");
  });

  it("names the mutants that only several cases together stop", () => {
    const { eras } = catalogueOf([]);
    const [modern] = eras;
    const together = { ...modern!, lessons: { ...modern!.lessons, stoppedTogether: ["keeps"] } };
    expect(pageOf(catalogueOf([], { eras: [together] })).notes).toContain(
      "Stopped by several cases together, and by none alone: keeps.",
    );
  });
});
