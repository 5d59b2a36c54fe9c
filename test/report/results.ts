import type { SelectedCase } from "../../src/corpus/select.ts";
import type { Verdict, VerdictKind } from "../../src/judge/verdict.ts";
import type { MatrixRow } from "../../src/kill/matrix.ts";
import type { Catalogue } from "../../src/run/catalogue.ts";
import type { CheckResult, CheckedProperty } from "../../src/run/check.ts";
import { lessonsOf } from "../../src/kill/lessons.ts";

/** What a receiver or an envelope may hold: whatever ends a line, a cell, a fence, an element or an attribute. */
export const HOSTILE = [
  'a | b ` c `` d ```` e <img src=x onerror=alert(1)> &amp; "q" \' @octocat #1 ]]> -->',
  "![x](http://example.org/a.png) [y](javascript:alert(1)) **bold** \\| ::error::% %0A",
  "</details></failure><script>alert(1)</script>",
  "````",
  "| --- |",
  "::add-mask::secret",
  "\u001b[2J\u202e\ufffe\ud800\u0000 end",
].join("\r\n");

/** A case. */
export function selected(id: string, text = "{}"): SelectedCase {
  return {
    case: { id, title: "A case", why: "Because.", rules: ["total"], expect: {}, since: "0.1.0" },
    text,
    context: { era: "modern", method: "tools/call", requestId: 1, resultTypes: [], clientCapabilities: {} },
    expected: "unclassified",
  };
}

/** A verdict on a case that expects `unclassified`. */
export function verdict(id: string, kind: VerdictKind, said: Partial<Verdict> = {}): Verdict {
  return { id, kind, expected: { words: ["unclassified"] }, ...said };
}

/** A law that holds, unless it is said to be otherwise. */
export function law(id: string, otherwise: Partial<CheckedProperty> = {}): CheckedProperty {
  return { id, statement: "It holds.", runs: 10, skipped: 0, known: 0, cutShort: false, ...otherwise };
}

/** A law that is broken by one envelope. */
export function brokenLaw(id: string, text = "{}", said = "tool_error"): CheckedProperty {
  return law(id, {
    counterexample: [
      {
        input: { text, context: "{}" },
        word: "unclassified",
        because: "one-member",
        observation: { kind: "answered", word: said, changedInput: false },
        isWrong: true,
      },
    ],
    readyCase: {
      ...{ id: `generated-${id}-3`, title: "T", why: "W.", rules: ["one-member"], envelope: {} },
      ...{ expect: { modern: "unclassified" }, since: "0.1.0" },
    },
  });
}

/** What a check came to: by the verdicts that are given, each of a case of its own. */
export function result(verdicts: readonly Verdict[], otherwise: Partial<CheckResult> = {}): CheckResult {
  return {
    ...{ receiver: "./a.mjs", era: "modern", features: [], seed: 3, runs: 10, verdicts },
    cases: verdicts.map(({ id }) => selected(id)),
    ...{ unclaimed: [], superseded: [], properties: [], taken: {}, idle: [] },
    ...otherwise,
  };
}

/** A row of a kill matrix: of a mutant that one case kills, unless it is said to be otherwise. */
export function row(id: string, otherwise: Partial<MatrixRow> = {}): MatrixRow {
  return {
    ...{ id, title: `the ${id}`, role: "mutant", rules: ["total"], status: "killed", failures: 1, errors: 0 },
    ...{ killedBy: ["a"], killedByOwn: ["a"], killedByItself: ["a"], verdicts: [] },
    ...otherwise,
  };
}

/** What makes a row that of a survivor. */
export const SURVIVED: Partial<MatrixRow> = {
  ...{ status: "survived", failures: 0, killedBy: [], killedByOwn: [], killedByItself: [] },
};

/** The rows of one era against two cases. */
export function catalogue(rows: readonly MatrixRow[], otherwise: Partial<Catalogue> = {}): Catalogue {
  const matrix = { cases: ["a", "b"], seed: 1, rows };
  return {
    ...{ suite: [], seed: 1, voidReasons: [] },
    eras: [{ era: "modern", matrix, lessons: lessonsOf(matrix) }],
    ...otherwise,
  };
}
