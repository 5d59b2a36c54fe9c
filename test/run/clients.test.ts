import { describe, expect, it } from "vitest";
import type { Corpus, CorpusCase } from "../../src/corpus/case.ts";
import type { Verdict } from "../../src/judge/verdict.ts";
import { OWN_WORDS } from "../../src/run/trial.ts";
import { type ClientsCase, compareClients, countClient, isJudgedWhole } from "../../src/run/clients.ts";
import { vocabularyOf } from "../../src/load/vocabulary.ts";
import { result, verdict } from "../report/results.ts";

const corpusCase = (id: string): CorpusCase => ({
  ...{ id, title: id, why: "Because.", rules: ["total"], envelope: {}, since: "0.1.0" },
  expect: { modern: "unclassified", legacy: "unclassified" },
});

const CORPUS: Corpus = {
  rules: [],
  decisions: [],
  groups: [{ group: "one", about: "All.", cases: ["a", "b", "c", "d"].map(corpusCase) }],
};

const said = (id: string, word: string): Verdict =>
  verdict(id, word === "unclassified" ? "match" : "differs", { observed: word });

const clients = (...all: readonly (readonly Verdict[])[]) =>
  all.map((verdicts, index) => ({
    result: result(verdicts, { receiver: `client ${index}` }),
    vocabulary: OWN_WORDS,
  }));

const compare = (...all: readonly (readonly Verdict[])[]) => compareClients(clients(...all), CORPUS)[0];

const idsOf = (cases: readonly ClientsCase[] = []): string[] => cases.map((each) => each.case.id);

const wordsOf = (each: ClientsCase | undefined) => each?.sights.map((sight) => sight?.word);

describe("clients side by side", () => {
  it("part where their callers see different things, in the order of the corpus", () => {
    const era = compare(
      [
        said("d", "tool_error"),
        said("b", "tool_error"),
        said("a", "unclassified"),
        said("c", "unclassified"),
      ],
      [
        said("a", "tool_error"),
        said("b", "tool_error"),
        said("c", "unclassified"),
        verdict("d", "no-answer"),
      ],
    );
    expect(idsOf(era?.apart)).toEqual(["a", "d"]);
    expect(era?.apart.map(wordsOf)).toEqual([
      ["unclassified", "tool_error"],
      ["tool_error", "no-answer"],
    ]);
    expect(era?.apart[0]?.sights.map((sight) => sight?.standing)).toEqual(["right", "wrong"]);
    expect(idsOf(era?.together)).toEqual(["b"]);
    expect(era?.right).toBe(1);
    expect(era?.unknown).toEqual([]);
  });

  it("do not part where one skipped the case, was given up before, or was not put it, nor agree where all were", () => {
    const era = compare(
      [said("a", "unclassified"), said("b", "tool_error"), verdict("c", "skipped")],
      [verdict("a", "skipped"), verdict("c", "not-put")],
    );
    expect(era?.apart).toEqual([]);
    expect(era?.right).toBe(1);
    expect(idsOf(era?.together)).toEqual(["b"]);
    expect(wordsOf(era?.together[0])).toEqual(["tool_error", undefined]);
    expect(era?.unknown).toEqual(["c"]);
  });

  it("part where both are right by an open question, but say different words", () => {
    const accepted = (word: string): Verdict => verdict("a", "accepted", { observed: word });
    const era = compare([accepted("tool_error")], [accepted("unclassified")]);
    expect(idsOf(era?.apart)).toEqual(["a"]);
    expect(era?.apart[0]?.sights.map((sight) => sight?.standing)).toEqual(["accepted", "accepted"]);
  });

  it("part where one answers rightly but sends the call again, and where their foreign answers are two", () => {
    const again = verdict("a", "repeated-call", { observed: "unclassified" });
    expect(idsOf(compare([said("a", "unclassified")], [again])?.apart)).toEqual(["a"]);
    const foreign = (observed: string): Verdict => verdict("a", "foreign-answer", { observed });
    expect(idsOf(compare([foreign("foo")], [foreign("bar")])?.apart)).toEqual(["a"]);
  });

  it("do not part where words of their own stand for the same", () => {
    const own = {
      result: result([verdict("a", "match", { observed: "odd" })]),
      vocabulary: vocabularyOf({ odd: "unclassified" }),
    };
    const [plain] = clients([said("a", "unclassified")]);
    const [era] = compareClients(plain === undefined ? [] : [own, plain], CORPUS);
    expect(era?.apart).toEqual([]);
    expect(era?.right).toBe(1);
  });

  it("are put side by side only with those of their era", () => {
    const [first, second] = clients([said("a", "unclassified")], [said("a", "tool_error")]);
    const legacy = second && { ...second, result: { ...second.result, era: "legacy" as const } };
    const eras = compareClients(
      [first, legacy].filter((each) => each !== undefined),
      CORPUS,
    );
    expect(eras.map(({ era, right, together }) => [era, right, together.length])).toEqual([
      ["modern", 1, 0],
      ["legacy", 0, 1],
    ]);
  });

  it("are counted so that the numbers add up", () => {
    const client = result([
      said("a", "unclassified"),
      verdict("b", "accepted", { observed: "tool_error" }),
      said("c", "tool_error"),
      verdict("d", "unstable"),
      verdict("e", "no-answer"),
      verdict("f", "repeated-call"),
      verdict("g", "timeout"),
      verdict("h", "exited"),
      verdict("i", "not-put"),
      verdict("j", "skipped"),
    ]);
    expect(countClient(client)).toEqual({
      ...{ cases: 10, right: 2, otherwise: 2, noAnswer: 1, repeated: 1, broken: 2, skipped: 1, notPut: 1 },
    });
  });

  it.each([
    ["one right answer", [said("a", "unclassified"), verdict("b", "skipped")], true],
    ["one answer that its caller never got", [verdict("a", "no-answer")], true],
    ["skips alone", [verdict("a", "skipped"), verdict("b", "skipped")], false],
    ["an adapter that failed throughout", [verdict("a", "threw"), verdict("b", "threw")], false],
    ["a case for which it was given up", [said("a", "unclassified"), verdict("b", "not-put")], false],
  ])("are judged or not by %s", (_, verdicts, isJudged) => {
    expect(isJudgedWhole(result(verdicts))).toBe(isJudged);
  });
});
