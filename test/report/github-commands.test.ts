import path from "node:path";
import { describe, expect, it } from "vitest";
import {
  checkAnnotations,
  mergeAnnotations,
  mutantsAnnotations,
  mutateAnnotations,
} from "../../src/report/annotations.ts";
import { readGroupFiles } from "../../src/corpus/group-text.ts";
import { OWN_FOLDER } from "../../src/corpus/own-package.ts";
import { readCorpus } from "../../src/corpus/read.ts";
import { type Annotation, type FilePlace, githubCommands } from "../../src/report/github-commands.ts";
import { mutationRun } from "./mutation-run.ts";
import { HOSTILE, SURVIVED, brokenLaw, catalogue, result, row, selected, verdict } from "./results.ts";

const at = (place?: FilePlace, title = "t", message = "m"): Annotation => ({
  title,
  message,
  findPlace: () => place,
});
const places = (annotations: readonly Annotation[]) => annotations.map(({ findPlace }) => findPlace());
const titles = (annotations: readonly Annotation[]) => annotations.map(({ title }) => title);

describe("githubCommands", () => {
  it("names files from the repository's root, with slashes", () => {
    const place = { file: path.resolve("/repo", "src", "a.ts"), line: 3, column: 7 };
    expect(githubCommands([at(place)], path.resolve("/repo"))).toBe(
      "::error file=src/a.ts,line=3,col=7,title=killtable%3A t::m",
    );
  });

  it("names no file that is not in the repository, is in an installed package, or is not known", () => {
    const installed = { file: "/repo/node_modules/killtable/fixtures/cases/flag.json", line: 3 };
    expect(githubCommands([at({ file: "/other/a.ts", line: 3 }), at(installed), at()], "/repo")).toBe(
      Array(3).fill("::error title=killtable%3A t::m").join("\n"),
    );
  });

  it("escapes properties and messages as the toolkit does", () => {
    const text = githubCommands(
      [at({ file: "/repo/a,b:%\n.ts", line: 1 }, "a:b,c%", "50% of x,y::z")],
      "/repo",
    );
    expect(text).toBe(
      "::error file=a%2Cb%3A%25%0A.ts,line=1,title=killtable%3A a%3Ab%2Cc%25::50%25 of x,y::z",
    );
  });

  it("is one line for each, whatever is in it", () => {
    const lines = githubCommands(
      [at({ file: `/repo/${HOSTILE}`, line: 1 }, HOSTILE, HOSTILE)],
      "/repo",
    ).split(/\r|\n/);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^::error file=/);
    expect(lines[0]).toContain("\\u001b[2J");
  });

  it("shows ten, or nine and how many more there are", () => {
    const many = (number: number): string[] =>
      githubCommands(
        Array.from({ length: number }, () => at()),
        "/repo",
      ).split("\n");
    expect(many(10)).toHaveLength(10);
    expect(many(10).at(-1)).toBe("::error title=killtable%3A t::m");
    expect(many(11)).toHaveLength(10);
    expect(many(11).at(-1)).toBe(
      "::error title=killtable::and 2 more findings; the summary and the log have them",
    );
    expect(githubCommands([], "/repo")).toBe("");
  });

  it("looks for no place that is not shown", () => {
    let looked = 0;
    const counting = { ...at(), findPlace: () => void looked++ };
    githubCommands(
      Array.from({ length: 50 }, () => counting),
      "/repo",
    );
    expect(looked).toBe(9);
  });
});

describe("checkAnnotations", () => {
  const groups = readGroupFiles(readCorpus().groups);
  const place = { file: "/repo/a.mjs", line: 4 };
  const wrong = (id: string) => verdict(id, "differs", { observed: "tool_error" });

  it("has each receiver that does not pass, then the cases that they misread, in their files", () => {
    const annotations = checkAnnotations(
      [
        { checked: result([verdict("tool_error", "match")]), findPlace: () => place },
        {
          checked: result([wrong("string_flag"), verdict("tool_error", "match")], {
            properties: [brokenLaw("l")],
          }),
          findPlace: () => place,
        },
        {
          checked: { receiver: "./b.mjs", era: "legacy", problem: "there is no such file" },
          findPlace: () => undefined,
        },
      ],
      groups,
    );
    expect(titles(annotations)).toEqual(["./a.mjs as modern", "./b.mjs as legacy", "string_flag"]);
    expect(annotations.map(({ message }) => message)).toEqual([
      "fails: 1 of 2 cases are answered rightly, 0 of 1 laws hold",
      "could not be judged: there is no such file",
      "./a.mjs as modern: expected unclassified, got tool_error",
    ]);
    const file = path.join(OWN_FOLDER, "fixtures", "cases", "twelve.json");
    const lines = groups.find((each) => each.group.group === "twelve")?.source.split("\n") ?? [];
    const line = lines.findIndex((text) => text.includes('"id": "string_flag"')) + 1;
    expect(places(annotations)).toEqual([place, undefined, { file, line }]);
  });

  it("does not know where a case is that no file has", () => {
    const [, annotation] = checkAnnotations(
      [{ checked: result([wrong("nowhere")], { cases: [selected("nowhere")] }), findPlace: () => place }],
      groups,
    );
    expect(annotation?.findPlace()).toBeUndefined();
  });
});

describe("annotations of mutants", () => {
  const rows = [row("stopped"), row("ignores-is-error", SURVIVED)];
  const file = path.join(OWN_FOLDER, "mutants", "ignores-is-error.ts");

  it("have the files of survivors, and first why a run is void", () => {
    const run = { catalogues: [catalogue(rows, { voidReasons: ["why"] })], isMeasured: false };
    expect(titles(mutantsAnnotations(run))).toEqual(["void", "ignores-is-error"]);
    expect(places(mutantsAnnotations(run))).toEqual([undefined, { file, line: 1 }]);
    expect(mutantsAnnotations({ ...run, isMeasured: true })).toHaveLength(1);
  });

  it("have the lines of StrykerJS's survivors that are not listed", () => {
    const run = mutationRun();
    const survivors = [2, 3].map((line) => ({ file: path.resolve("/repo/sub/src/a b.ts"), line, column: 1 }));
    const annotations = mutateAnnotations({ ...run, voidReasons: ["why"] }, "/repo/sub");
    expect(titles(annotations)).toEqual(["void", "alive", "Some", "Some"]);
    expect(places(annotations).slice(2)).toEqual(survivors);
    expect(annotations[2]?.message).toBe("survived: src/a b.ts:2 Some: alive");

    const { counts, survivors: held } = run.stryker as NonNullable<typeof run.stryker>;
    const merged = { shards: 2, counts, survivors: held, voidReasons: [], report: "r.json" };
    expect(places(mergeAnnotations(merged, "/repo/sub"))).toEqual(survivors);
  });
});
