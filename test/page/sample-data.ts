import type { PageCase, PageData, PageRow } from "../../src/report/page-data.ts";

const rule = (id: string, statement: string) => ({
  id,
  statement,
  keyword: "MUST",
  clause: `clause of ${id}`,
  url: `https://example.com/${id}`,
});

const shownCase = (id: string, ofRule: string, right: string[], more: Partial<PageCase> = {}): PageCase => ({
  id,
  title: `Title of ${id}`,
  why: `Why ${id} is so.`,
  group: "sample",
  rules: [ofRule],
  features: [],
  envelope: JSON.stringify({ jsonrpc: "2.0", id: 1, result: { resultType: id } }, undefined, 2),
  contexts: { modern: { method: "tools/call" }, "dual-era": { method: "tools/call" } },
  expected: { modern: right, "dual-era": right },
  ...more,
});

const row = (id: string, role: PageRow["role"], status: string, more: Partial<PageRow> = {}): PageRow => ({
  id,
  title: `${id} in words`,
  role,
  status,
  rules: [],
  failures: more.cells?.length ?? 0,
  errors: 0,
  cells: [],
  leftOut: [],
  replay:
    role === "receiver"
      ? `npx killtable check ./${id}.ts --case {case}`
      : `npx killtable mutants --mutant ${id} --cases {case}`,
  ...more,
});

/** The receiver that misreads two cases of one rule, one of them without an answer. */
export const WRONG_RECEIVER = row("my-receiver", "receiver", "fails", {
  failures: 1,
  errors: 1,
  cells: [
    { case: 1, kind: "differs", observed: "tool_error" },
    { case: 2, kind: "threw", detail: "threw TypeError: flag is null" },
    { case: 5, kind: "accepted", observed: "tool_error" },
  ],
  leftOut: [4],
});

/** A small report: two receivers, three mutants, a control; two eras. */
export const SAMPLE: PageData = {
  title: "killtable check",
  version: "0.0.0",
  verdict: { outcome: "fails", sentence: "my-receiver misreads 2 of 5 cases." },
  notes: ["Seed 7."],
  rules: [
    rule("flag-true", "A flag that is true makes a tool error."),
    rule("flag-boolean", "A flag that is no boolean is refused."),
    rule("type-unrecognized", "A type that nobody knows is refused."),
    rule("id-match", "The id is that of the request."),
  ],
  cases: [
    shownCase("flag-plain", "flag-true", ["tool_error"]),
    shownCase("flag-text", "flag-boolean", ["unclassified"], {
      twin: {
        id: "flag-plain",
        differences: [{ place: "envelope.result.isError", here: '"true"', there: "true" }],
      },
    }),
    shownCase("flag-null", "flag-boolean", ["unclassified"]),
    shownCase("type-odd", "type-unrecognized", ["unclassified"]),
    shownCase("id-other", "id-match", ["unclassified"], { features: ["json-rpc"] }),
    shownCase("flag-elsewhere", "flag-true", ["normal_complete", "tool_error"], {
      decision: "Does the flag count for other methods?",
    }),
  ],
  eras: [
    {
      era: "modern",
      columns: [0, 5, 1, 2, 3, 4],
      rows: [
        row("reference", "reference", "passes"),
        row("ignores-flag", "mutant", "killed", {
          rules: ["flag-true"],
          fault: "It never looks at the flag.",
          byOwnRule: true,
          cells: [{ case: 0, kind: "differs", observed: "normal_complete" }],
        }),
        row("reads-text", "mutant", "killed", {
          rules: ["flag-true"],
          byOwnRule: false,
          cells: [
            { case: 1, kind: "differs", observed: "tool_error" },
            { case: 2, kind: "differs", observed: "tool_error" },
            { case: 3, kind: "differs", observed: "tool_error" },
          ],
        }),
        row("trusts-types", "mutant", "survived", { rules: ["type-unrecognized"] }),
        row("always-complete", "constant", "fails", {
          cells: [{ case: 0, kind: "differs", observed: "normal_complete" }],
        }),
        WRONG_RECEIVER,
        row("other-receiver", "receiver", "fails", {
          cells: [{ case: 0, kind: "differs", observed: "normal_complete", isKnown: true }],
        }),
      ],
    },
    {
      era: "dual-era",
      columns: [0, 1, 2],
      rows: [row("reference", "reference", "passes"), row("my-receiver", "receiver", "passes")],
    },
  ],
  laws: [
    {
      receiver: "my-receiver",
      era: "modern",
      id: "unknown-member",
      statement: "A member that nobody knows changes nothing.",
      steps: [
        {
          envelope: '{"id":1}',
          expected: "unclassified",
          because: "it has no result",
          observed: "normal_complete",
          isWrong: true,
        },
      ],
      replay: "npx killtable check ./my-receiver.ts --seed 7",
    },
  ],
  links: [{ label: "Machine-readable", href: "./report.json" }],
};
