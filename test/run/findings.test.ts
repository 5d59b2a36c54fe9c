import { describe, expect, it } from "vitest";
import type { Corpus, CorpusCase } from "../../src/corpus/case.ts";
import { contextFor } from "../../src/protocol/receiver.ts";
import type { JudgedCase } from "../../src/run/check-outcome.ts";
import { findingsOfCheck, pickFindings } from "../../src/run/findings.ts";
import { result, verdict } from "../report/results.ts";

const caseOf = (id: string, rule: string, envelope: unknown, twin?: string): CorpusCase => ({
  ...{ id, title: id, why: "Because.", rules: [rule, "total"], envelope },
  ...{ expect: { modern: "unclassified" }, since: "0.1.0" },
  ...(twin === undefined ? {} : { twin }),
});
const judged = (corpusCase: CorpusCase): JudgedCase => ({
  selected: {
    case: corpusCase,
    text: JSON.stringify(corpusCase.envelope),
    context: contextFor("modern"),
    expected: "unclassified",
  },
  verdict: { id: corpusCase.id, kind: "differs", expected: { words: ["unclassified"] }, observed: "x" },
});
const groupOf = (group: string, cases: readonly CorpusCase[]) => ({ group, about: group, cases });
const corpusOf = (twelve: readonly CorpusCase[], others: readonly CorpusCase[]): Corpus => ({
  rules: [],
  decisions: [],
  groups: [groupOf("flag", others), groupOf("twelve", twelve)],
});
const many = (rule: string, number: number): CorpusCase[] =>
  Array.from({ length: number }, (_, at) => caseOf(`${rule}-${at}`, rule, "x".repeat(9 - (at % 9))));
const pick = (failed: readonly CorpusCase[], corpus: Corpus) => pickFindings(failed.map(judged), corpus);
const idsOf = (found: ReturnType<typeof pick>): string[] =>
  found.shown.map(({ selected }) => selected.case.id);

describe("pickFindings", () => {
  it("shows all where they are few", () => {
    const few = [caseOf("a", "r", 1), caseOf("b", "r", 2)];
    expect(pick(few, corpusOf([], few))).toMatchObject({ shown: [{}, {}], others: [] });
    expect(pick([], corpusOf([], few))).toEqual({ shown: [], others: [] });
  });

  it("shows the published twelve first, then one of each rule by how often it is broken, the shortest", () => {
    const plain = [caseOf("plain", "often", "a long envelope"), caseOf("plain-too", "rare", 1)];
    const others = [...many("often", 40), ...many("sometimes", 20), ...many("rare", 2), ...many("seldom", 4)];
    const found = pick([...others, ...plain], corpusOf(plain, others));
    expect(idsOf(found)).toEqual([
      "plain",
      "plain-too",
      // No case of these is among the twelve that failed.
      "sometimes-8",
      "seldom-3",
      // Then a second one of each rule.
      "often-8",
      "sometimes-17",
      "seldom-2",
      "rare-1",
    ]);
    expect(found.others).toEqual([
      { rule: "often", cases: 39 },
      { rule: "sometimes", cases: 18 },
      { rule: "seldom", cases: 2 },
      { rule: "rare", cases: 1 },
    ]);
  });

  it("says where the envelope parts from its twin", () => {
    const twin = caseOf("twin", "r", { result: { isError: false } });
    const wrong = caseOf("wrong", "r", { result: { isError: "false" } }, "twin");
    const same = caseOf("same", "r", { result: { isError: false } }, "twin");
    const [first, second, third] = pick([wrong, same, twin], corpusOf([], [twin, wrong, same])).shown;
    expect([first?.partsAt, second?.partsAt, third?.partsAt]).toEqual([undefined, undefined, 21]);
    expect(third?.selected.case.id).toBe("wrong");
  });
});

describe("findingsOfCheck", () => {
  const notPut = (id: string) => verdict(id, "not-put");
  const shownOf = (verdicts: Parameters<typeof result>[0]): string[] =>
    idsOf(findingsOfCheck(result(verdicts), corpusOf([], [])));

  it("shows what was not put only where nothing else fails", () => {
    expect(shownOf([notPut("a"), verdict("b", "timeout"), notPut("c")])).toEqual(["b"]);
    expect(shownOf([notPut("a"), verdict("b", "match")])).toEqual(["a"]);
  });
});
