import type { CaseExpectation, Corpus, CorpusCase } from "../../../src/corpus/case.ts";
import type { SelectedCase } from "../../../src/corpus/select.ts";
import type { Verdict, VerdictKind } from "../../../src/judge/verdict.ts";
import type { MatrixRow } from "../../../src/kill/matrix.ts";
import type { Mutant } from "../../../src/protocol/mutant.ts";
import { contextFor } from "../../../src/protocol/receiver.ts";
import type { Catalogue, EraLessons } from "../../../src/run/catalogue.ts";
import type { CheckResult } from "../../../src/run/check.ts";

/** A case of the rule `flag` or `type`. */
export const corpusCase = (id: string, rule: string, more: Partial<CorpusCase> = {}): CorpusCase => ({
  ...{ id, title: `The case ${id}`, why: "Because.", rules: [rule], envelope: { id: 1 } },
  ...{ expect: { modern: "unclassified" }, since: "0.1.0", ...more },
});

const OPEN: CaseExpectation = { oneOf: ["tool_error", "unclassified", "tool_error"], decision: "open" };

/** Five cases in two groups. By rule they stand as f1, f2, f3, t1, t2: flag is the first rule. */
export const CORPUS: Corpus = {
  rules: [
    { id: "flag", statement: "Flag.", keyword: "MUST", clause: "c" },
    { id: "type", statement: "Type.", keyword: "MUST", clause: "c" },
  ],
  decisions: [{ id: "open", question: "Q?", positions: ["a", "b", "c"], why: "W." }],
  groups: [
    {
      group: "first",
      about: "A.",
      cases: [
        corpusCase("t1", "type"),
        corpusCase("f1", "flag", {
          envelope: { result: { isError: 1 } },
          context: { requestId: 7 },
          twin: "f3",
        }),
        corpusCase("t2", "type", { features: ["mrtr"], expect: { modern: OPEN, legacy: "tool_error" } }),
      ],
    },
    {
      group: "second",
      about: "B.",
      cases: [
        corpusCase("f2", "flag", { rules: ["flag", "type"], raw: '{ "a":\t1 }', envelope: undefined }),
        corpusCase("f3", "flag", {
          envelope: { result: { isError: true } },
          context: { requestId: 7 },
          expect: { modern: "tool_error", legacy: "tool_error" },
        }),
      ],
    },
  ],
};

/** Verdicts by the ids of the cases. */
const verdictsOf = (kinds: Readonly<Record<string, VerdictKind>>): Verdict[] =>
  Object.entries(kinds).map(([id, kind]) => ({
    ...{ id, kind, expected: { words: ["unclassified"] } },
    ...(kind === "match" ? { observed: "unclassified" } : {}),
  }));

/** A row of a kill matrix. */
export const matrixRow = (
  id: string,
  role: MatrixRow["role"],
  kinds: Readonly<Record<string, VerdictKind>>,
  more: Partial<MatrixRow> = {},
): MatrixRow => ({
  ...{ id, title: `title of ${id}`, role, rules: [], status: "survived", failures: 0, errors: 0 },
  ...{ killedBy: [], killedByOwn: [], killedByItself: [], verdicts: verdictsOf(kinds), ...more },
});

const LESSONS: EraLessons["lessons"] = {
  score: { killed: 0, of: 0, dominatorsKilled: 0, dominators: 0, leftOut: [] },
  stoppedTogether: [],
  equal: [],
  power: [],
  minimalSubset: { cases: [], isExact: true, lowerBound: 0 },
  subsumption: { nodes: [], dominators: [] },
};

/** One era of a catalogue. */
export const eraOf = (era: EraLessons["era"], cases: readonly string[], rows: MatrixRow[]): EraLessons => ({
  era,
  matrix: { cases, seed: 1, rows },
  lessons: LESSONS,
});

/** A catalogue over the whole corpus: in modern all five cases, in legacy two, in dual-era none. */
export const catalogueOf = (modern: MatrixRow[], more: Partial<Catalogue> = {}): Catalogue => ({
  ...{ suite: [], seed: 1, voidReasons: [] },
  eras: [
    eraOf("modern", ["t1", "f1", "t2", "f2", "f3"], modern),
    eraOf("dual-era", [], []),
    eraOf("legacy", ["t2", "f3"], [matrixRow("reference", "reference", { t2: "match", f3: "match" })]),
  ],
  ...more,
});

/** A hand-written mutant. */
export const mutant = (id: string): Mutant => ({
  ...{ id, title: `title of ${id}`, fault: `The fault of ${id}.`, rules: ["flag"] },
  apply: (original) => original,
});

/** What a check came to, by what became of each case. */
export function checkResult(
  kinds: Readonly<Record<string, VerdictKind>>,
  more: Partial<CheckResult> = {},
): CheckResult {
  const all = CORPUS.groups.flatMap(({ cases }) => cases);
  const selected = Object.keys(kinds).map((id): SelectedCase => {
    const found = all.find((each) => each.id === id)!;
    return { case: found, text: "{}", context: contextFor("modern"), expected: "unclassified" };
  });
  return {
    ...{ receiver: "./r.ts", era: "modern", features: [], seed: 1, runs: 10, cases: selected },
    ...{ verdicts: verdictsOf(kinds), unclaimed: [], superseded: [], properties: [], taken: {}, idle: [] },
    ...more,
  };
}

/** A law that holds over ten samples. */
export const HOLDS = {
  ...{ id: "holds", statement: "It holds.", runs: 10, skipped: 0, known: 0, cutShort: false },
} as const;
