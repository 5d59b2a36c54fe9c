import { describe, expect, it } from "vitest";
import type { Verdict } from "../../../src/judge/verdict.ts";
import { clientsPage } from "../../../src/report/page/clients-page.ts";
import { compareClients } from "../../../src/run/clients.ts";
import { OWN_WORDS } from "../../../src/run/trial.ts";
import { result, selected, verdict } from "../results.ts";
import { CORPUS } from "./small.ts";

const cases = CORPUS.groups
  .flatMap((group) => group.cases)
  .filter(({ expect: { modern } }) => modern !== undefined)
  .map((each) => ({ ...selected(each.id), case: each }));

function client(receiver: string, said: Readonly<Record<string, Partial<Verdict>>>) {
  const verdicts = cases.map(({ case: { id } }) =>
    verdict(id, "match", { observed: "unclassified", ...said[id] }),
  );
  return {
    result: result(verdicts, { receiver, cases, introduction: `${receiver} 1.0` }),
    vocabulary: OWN_WORDS,
  };
}

const page = clientsPage({
  eras: compareClients(
    [client("a", {}), client("b", { t1: { kind: "no-answer" }, f3: { kind: "no-answer" } })],
    CORPUS,
  ),
  failed: [{ receiver: "c", era: "legacy", problem: "gone" }],
  ...{ corpus: CORPUS, outcome: "measured", date: "2026-12-01" },
  replayOf: ({ receiver }) => `check ${receiver} --case {case}`,
});

describe("the page of clients", () => {
  it("puts the cases on which they part before the others, each by its rule", () => {
    const [era] = page.eras;
    expect(era?.columns.map((place) => page.cases[place]?.id)).toEqual(["f3", "t1", "f1", "f2", "t2"]);
    expect(era?.rows.map(({ id, failures, errors }) => [id, failures, errors])).toEqual([
      ["a", 0, 0],
      ["b", 0, 2],
    ]);
    expect(era?.rows[1]?.replay).toBe("check b --case {case}");
  });

  it("says when, what was judged, and what could not be", () => {
    expect(page.verdict).toEqual({
      outcome: "measured",
      sentence: expect.stringContaining("the callers of 2 clients see different things of 2 of 5 cases"),
    });
    expect(page.notes.join("\n")).toContain("Seen on 2026-12-01: ");
    expect(page.notes).toContain("b as modern: it says that it is b 1.0.");
    expect(page.notes).toContain("c could not be judged as legacy: gone");
  });
});
