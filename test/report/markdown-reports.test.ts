import { marked } from "marked";
import { describe, expect, it } from "vitest";
import { checkMarkdown } from "../../src/report/check-markdown.ts";
import { mergeMarkdown, mutateMarkdown } from "../../src/report/mutate-markdown.ts";
import { mutantsMarkdown } from "../../src/report/mutants-markdown.ts";
import { mutationRun } from "./mutation-run.ts";
import { HOSTILE, SURVIVED, brokenLaw, catalogue, law, result, row, selected, verdict } from "./results.ts";

const ROOM = 1024 * 1024;
const REPLAY = "npx killtable again";

/** The elements of a page, each name once, and its text outside of code. */
function read(markdown: string): { readonly elements: string[]; readonly prose: string } {
  const html = marked.parse(markdown, { async: false });
  const elements = [...html.matchAll(/<([a-z0-9]+)/g)].map(([, name = ""]) => name);
  const prose = html.replaceAll(/<code[^]*?<\/code>/g, "").replaceAll(/<[^>]*>/g, "");
  return { elements: [...new Set(elements)].toSorted(), prose };
}

/** The elements that a page of ours is made of. */
const OURS = new Set([
  "code",
  "details",
  "h2",
  "h3",
  "li",
  "p",
  "pre",
  "summary",
  "table",
  "tbody",
  "td",
  "th",
  "thead",
  "tr",
  "ul",
]);

/** What of a page is neither ours nor code: elements, and words of the hostile text. */
function foreignIn(markdown: string): string[] {
  const { elements, prose } = read(markdown);
  const words = prose.match(/octocat|example\.org|bold|alert|secret/g) ?? [];
  return [...elements.filter((name) => !OURS.has(name)), ...words];
}

const wrong = verdict("wrong", "differs", { observed: HOSTILE });

describe("checkMarkdown", () => {
  const fails = result([verdict("right", "match"), wrong], {
    receiver: HOSTILE,
    cases: ["right", "wrong"].map((id) => selected(id, HOSTILE)),
    properties: [law("holds"), brokenLaw("breaks", HOSTILE, HOSTILE)],
    unclaimed: ["c"],
    baseline: {
      known: [],
      unreviewed: 0,
      stale: [{ kind: "differs", case: HOSTILE, era: "modern", listed: HOSTILE, observed: HOSTILE }],
    },
  });
  const passes = result([verdict("right", "match")], { receiver: "./right.mjs" });
  const gone = { receiver: "./gone.mjs", era: "legacy", problem: HOSTILE } as const;
  const text = checkMarkdown([passes, gone, fails], `${REPLAY} '${HOSTILE}'`, ROOM);

  it("shows no text of others but as code", () => {
    expect(foreignIn(text)).toEqual([]);
  });

  it("says the verdict first, then the receivers, those that fail first", () => {
    const lines = text.split("\n").filter((line) => line !== "");
    expect(lines.slice(0, 2)).toEqual([
      "## killtable check: fails",
      "1 of 3 receivers pass, each counted once for each era.",
    ]);
    expect(lines[4]).toMatch(/^\| `.* \| modern \| fails \| 1 of 2 \| 1 of 2 \| 1 \|$/);
    expect(lines[5]).toBe("| `./gone.mjs` | legacy | could not be judged |  |  |  |");
    expect(lines[6]).toBe("| `./right.mjs` | modern | passes | 1 of 1 | 0 of 0 | 0 |");
    const titles = lines.filter((line) => line.startsWith("### "));
    expect(titles[0]).toMatch(/ fails as modern$/);
    expect(titles.slice(1)).toEqual([
      "### `./gone.mjs` could not be judged as legacy",
      "### `./right.mjs` passes as modern",
    ]);
  });

  it("has what differs, the counts with what was left out, and how to have it again", () => {
    expect(text).toContain("\ndiffers  wrong  A case (total)\n");
    expect(text).toContain("\nmisread  law breaks  (It holds.)\n");
    expect(text).toContain("\nbaseline  a | b ` c");
    expect(text).toContain("\n2 cases: 1 match, 1 differs; 1 left out: feature not claimed\n");
    expect(text).toMatch(
      /\nThe same again:\n\n`+text\nnpx killtable again 'a .*\nnpx killtable explain wrong\n`+$/,
    );
  });

  it("leaves out whole findings where there is no room, and says how many", () => {
    const many = Array.from({ length: 300 }, (_, index) =>
      verdict(`c${index}`, "differs", { observed: "x" }),
    );
    const cut = checkMarkdown([result(many)], REPLAY, 10_000);
    const shown = cut.match(/^differs {2}c\d+ /gm)?.length ?? 0;
    expect(Buffer.byteLength(cut)).toBeLessThanOrEqual(10_000);
    expect(shown).toBeGreaterThan(10);
    expect(cut).toContain(
      `and ${300 - shown} more findings, left out since a step summary may not be longer`,
    );
    expect(cut).toContain("300 cases: 300 differs");
    expect(cut).toContain(REPLAY);
  });
});

describe("mutantsMarkdown", () => {
  const rows = [
    row("reference", { role: "reference", title: "the reference" }),
    row("alive", { ...SURVIVED, title: HOSTILE }),
  ];

  it("has the verdict, each survivor, the kill table, and what the matrix teaches", () => {
    const whole = catalogue([...rows, row("same", { equivalent: HOSTILE, killedBy: ["a"] })]);
    const text = mutantsMarkdown({ catalogues: [catalogue(rows), whole], isMeasured: false }, REPLAY, ROOM);
    expect(foreignIn(text)).toEqual([]);
    expect(text).toMatch(
      /^## killtable mutants: fails\n\n```text\n0 of 1 mutant stopped by 2 cases \(the whole corpus\)/,
    );
    expect(text).toContain("\n1 of 2 mutants stopped by 2 cases (the whole corpus), ");
    expect(text.match(/^- `alive`, .*: `survived 2 cases as modern`$/gm)).toHaveLength(2);
    expect(text).toContain("`declared equivalent, but stopped by a as modern`");
    expect(text.match(/^Kill table over 2 cases$/gm)).toHaveLength(1);
    expect(text.match(/^What the matrix teaches$/gm)).toHaveLength(1);
    expect(text).toContain(REPLAY);
  });

  it("says first that a run is void, and measures a suite without a kill table", () => {
    const measured = catalogue(rows, { suite: ["ours"] });
    const text = mutantsMarkdown({ catalogues: [measured], isMeasured: true }, REPLAY, ROOM);
    expect(text).toMatch(
      /^## killtable mutants: measured\n\n```text\n0 of 1 mutant stopped by 2 cases \(ours\)/,
    );
    expect(text).not.toContain("Kill table");
    const broken = { ...measured, voidReasons: [HOSTILE] };
    const ofVoid = mutantsMarkdown({ catalogues: [broken], isMeasured: true }, REPLAY, ROOM);
    expect(foreignIn(ofVoid)).toEqual([]);
    expect(ofVoid).toMatch(/^## killtable mutants: void\n[^]*?\nvoid: a \| b/);
  });
});

describe("mutateMarkdown", () => {
  it("has the verdict, the survivors that are not listed, the kill table, the counts, and what was left out", () => {
    const text = mutateMarkdown(mutationRun(), undefined, REPLAY, ROOM);
    expect(foreignIn(text)).toEqual([]);
    expect(text).toMatch(
      /^## killtable mutate: fails\n\n1 of 4 mutants stopped by 1 test \(0 of them by the time limit\)/,
    );
    expect(text).toContain('```text\nsurvived: src/a b.ts:2 Some: alive\n{"file":"src/a b.ts","line":"two"');
    expect(text).toContain("```text\nnot reached: src/a b.ts:3 Some: unreached\n");
    expect(text).not.toContain("survived: src/a b.ts:4");
    expect(text).toContain("\nKill table over 2 cases\n");
    expect(text).toContain("\nreviewed      0 equivalent, 1 accepted\n");
    expect(text).toMatch(/^- `+ ?left out: src\/a b\.ts:5 Some: a \| b/m);
    expect(text).toContain(REPLAY);
  });

  it("is as bad as the audit, and has what it found", () => {
    const clean = { ...mutationRun(), stryker: undefined, matrix: { ...mutationRun().matrix, rows: [] } };
    const audit = { outcome: "fails", text: "Audit\ndiffers: one" } as const;
    expect(mutateMarkdown(clean, undefined, REPLAY, ROOM)).toMatch(
      /^## killtable mutate: passes\n\nStrykerJS left no report/,
    );
    expect(mutateMarkdown(clean, audit, REPLAY, ROOM)).toMatch(
      /^## killtable mutate: fails\n[^]*```text\nAudit\ndiffers: one\n```/,
    );
    const ofVoid = mutateMarkdown({ ...clean, voidReasons: ["why"] }, audit, REPLAY, ROOM);
    expect(ofVoid).toMatch(/^## killtable mutate: void\n[^]*?\nvoid: why\n/);
  });

  it("writes merged shards the same way, without a kill table", () => {
    const { counts, survivors } = mutationRun().stryker as NonNullable<
      ReturnType<typeof mutationRun>["stryker"]
    >;
    const merged = { shards: 3, counts, survivors, voidReasons: [], report: "r.json" };
    const text = mergeMarkdown(merged, REPLAY, ROOM);
    expect(foreignIn(text)).toEqual([]);
    expect(text).toMatch(/^## killtable merge: fails\n\n1 of 4 mutants stopped/);
    expect(text).toContain("```text\nsurvived: src/a b.ts:2 Some: alive\n");
    expect(text).toContain("\nshards     3\n");
    expect(text).not.toContain("Kill table");
  });
});
