import type { CompleteDryRunResult, KilledMutantRunResult } from "@stryker-mutator/api/test-runner";
import { describe, expect, it } from "vitest";
import { stateIn } from "../../src/stryker/marked-name.ts";
import { STATE_TEST } from "../../src/stryker/remembered.ts";
import { cases, casesWhere, hasFalseText, hasTextFlag } from "./cases-where.ts";
import { type Played, play } from "./play.ts";

const CONFIG = JSON.stringify({ receivers: [{ module: "./receiver.js", timeout: 200 }] });

/** The cases that killed a mutant; not the laws and the positions. */
const killersIn = (played: Played, at = 0): string[] =>
  (played.mutants[at] as KilledMutantRunResult).killedBy.filter((id) => id.startsWith("case "));

/** A receiver that is right but for its mutants. */
const RECEIVER = `
import { reference } from "killtable";
import { mutant } from "./instrumented.js";
import { REFUSED } from "./constants.js";
const isFlag = (envelope, type) => typeof envelope?.result?.isError === type;
export default function receive(envelope, context) {
  if (mutant("wrong") && isFlag(envelope, "string")) return "normal_complete";
  if (mutant("loops") && envelope?.result?.isError === "false") for (;;);
  if (mutant("exits")) process.exit(0);
  while (isFlag(envelope, "string")) {
    if (mutant("hits") && envelope.result.isError === "false") continue;
    break;
  }
  if (mutant("changes") && isFlag(envelope, "string")) envelope.result.isError = "changed";
  return isFlag(envelope, REFUSED) ? "unclassified" : reference(envelope, context);
}
`;
const CONSTANTS = `
import { mutant } from "./instrumented.js";
export const REFUSED = mutant("static") ? "boolean" : "no type";
if (mutant("throws")) throw new TypeError("not like this");
`;
const FILES = { "killtable.config.json": CONFIG, "receiver.js": RECEIVER, "constants.js": CONSTANTS };
const STATIC = { mutantActivation: "static", reloadEnvironment: true } as const;

describe("the test runner killtable", () => {
  it("is right before anything is mutated, and says what each test reaches", () => {
    const { dry, code } = play(FILES, { dry: true });
    const { status, tests, mutantCoverage } = dry as CompleteDryRunResult;
    expect([code, status]).toEqual([0, "complete"]);
    const ids = tests.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(cases.map((selected) => `case ${selected.case.id}`)));
    expect(ids).toEqual(expect.arrayContaining(["law flag-flip", "position malformed-error-object"]));
    expect(tests.every((test) => test.status === 0)).toBe(true);
    expect(tests.find(({ id }) => id === "case string_flag")?.name).toMatch(
      /^case <string_flag>: Flag is the text false \[[0-9a-f]{8}\]$/,
    );
    expect(mutantCoverage?.static).toEqual({ static: 1, throws: 1 });
    expect(Object.keys(mutantCoverage?.perTest ?? {}).toSorted()).toEqual(ids.toSorted());
    // Only what has a text for a flag gets into the loop; each case is put twice.
    expect(mutantCoverage?.perTest["case string_flag"]).toMatchObject({ wrong: 2, hits: 2 });
    expect(mutantCoverage?.perTest["case tool_error"]).not.toHaveProperty("hits");
  });

  it("gives no test an id that every object has a member for, whatever the case is called", () => {
    const { dry } = play(FILES, { dry: true });
    const ids = (dry as CompleteDryRunResult).tests.map(({ id }) => id);
    expect(ids.filter((id) => !/^(case|law|position) \S+$/.test(id))).toEqual([]);
  });

  it("names every case that kills a mutant, and only the first where it may stop there", () => {
    const played = play(FILES, {
      mutants: [["wrong"], ["wrong", { disableBail: false }], ["changes"], ["none"]],
    });
    expect(killersIn(played)).toEqual(hasTextFlag);
    const [all, first, , none] = played.mutants;
    expect(all).toMatchObject({ status: "killed", failureMessage: expect.stringContaining("differs") });
    expect(first).toMatchObject({ status: "killed", killedBy: [hasTextFlag[0]] });
    expect(killersIn(played, 2)).toEqual(hasTextFlag);
    expect(none).toMatchObject({ status: "survived" });
    expect((none as { nrOfTests: number }).nrOfTests).toBeGreaterThan(cases.length);
  });

  it("runs the tests that it is asked for, and no others", () => {
    const testFilter = ["case tool_error", "case string_flag", "law flag-broken"];
    const { mutants } = play(FILES, {
      mutants: [
        ["wrong", { testFilter }],
        ["none", { testFilter }],
        ["wrong", { testFilter: ["case tool_error"] }],
      ],
    });
    expect(mutants).toMatchObject([
      { status: "killed", killedBy: ["case string_flag", "law flag-broken"], nrOfTests: 3 },
      { status: "survived", nrOfTests: 3 },
      { status: "survived", nrOfTests: 1 },
    ]);
  });

  it("does not say that a mutant survived where a test that is asked for is missing, or none is", () => {
    const { mutants } = play(FILES, {
      mutants: [
        ["none", { testFilter: [] }],
        ["none", { testFilter: ["case tool_error", "case no_such", "test/a.test.js"] }],
      ],
    });
    expect(mutants).toEqual([
      { status: "error", errorMessage: "StrykerJS asks for no test at all" },
      {
        status: "error",
        errorMessage: "StrykerJS asks for 2 tests that there are not: case no_such, test/a.test.js",
      },
    ]);
  });

  it("judges a mutant of what runs when a module is loaded, and forgets it afterwards", () => {
    const played = play(FILES, {
      mutants: [
        ["none"],
        ["static", STATIC],
        ["none", { reloadEnvironment: true }],
        // As in a process in which nothing is loaded yet.
        ["wrong"],
      ],
    });
    const hasFlag = casesWhere(
      (envelope, { expected }) =>
        typeof envelope?.result?.isError === "boolean" &&
        !(typeof expected === "string" ? [expected] : expected.oneOf).includes("unclassified"),
    );
    expect(killersIn(played, 1)).toEqual(hasFlag);
    expect(played.mutants.map(({ status }) => status)).toEqual(["survived", "killed", "survived", "killed"]);
  });

  it("loads with the mutant active where it is the first that a process gets", () => {
    const { mutants } = play(FILES, {
      mutants: [["static", { mutantActivation: "static" }]],
    });
    expect(mutants).toMatchObject([{ status: "killed" }]);
  });

  it("has a mutant that keeps the receiver from loading fail every test, and judges the next", () => {
    const { mutants } = play(FILES, {
      mutants: [
        ["throws", STATIC],
        ["none", { reloadEnvironment: true }],
      ],
    });
    const [thrown, none] = mutants;
    const { nrOfTests } = none as { nrOfTests: number };
    expect(none).toMatchObject({ status: "survived" });
    expect(thrown).toMatchObject({
      status: "killed",
      nrOfTests,
      failureMessage: "./receiver.js: it does not load: TypeError: not like this",
    });
    expect((thrown as KilledMutantRunResult).killedBy).toHaveLength(nrOfTests);
  });

  it("ends endless loops and names the cases that they are in", () => {
    const testFilter = [...hasTextFlag, "case tool_error"];
    const played = play(FILES, {
      mutants: [
        ["loops", { testFilter }],
        // What StrykerJS allows: a hundred times what the tests reach without a mutant.
        ["hits", { testFilter, hitLimit: 10_000 }],
        ["hits", { testFilter, disableBail: false }],
      ],
    });
    expect(hasFalseText).toContain("case string_flag");
    expect(played.mutants).toMatchObject([
      {
        status: "killed",
        killedBy: hasFalseText,
        failureMessage: expect.stringContaining("no answer within 200 ms"),
      },
      {
        status: "killed",
        killedBy: hasFalseText,
        failureMessage: expect.stringContaining("reached the mutant more than 10000 times"),
      },
      { status: "killed", killedBy: [hasFalseText[0]] },
    ]);
  });

  it("stops where much hangs and half of the time is over", () => {
    const { mutants } = play(FILES, { mutants: [["loops", { testFilter: hasFalseText, timeout: 100 }]] });
    expect(hasFalseText.length).toBeGreaterThan(1);
    expect(mutants).toMatchObject([{ status: "killed", killedBy: [hasFalseText[0]] }]);
  });

  it("goes on to the end where nothing hangs, however long that takes", () => {
    const { mutants } = play(FILES, { mutants: [["wrong", { timeout: 0 }]] });
    expect((mutants[0] as KilledMutantRunResult).killedBy).toEqual(expect.arrayContaining(hasTextFlag));
    expect(hasTextFlag.length).toBeGreaterThan(1);
  });

  it("gives no result where the receiver ends the process", () => {
    const { log, mutants } = play(FILES, { mutants: [["exits"]] });
    expect(mutants).toEqual([]);
    expect(log[0]).toBe("");
  });

  it("tells states apart in incremental mode, and needs to know what the tests reach there", () => {
    const dry = { dry: true, stryker: { incremental: true }, known: [import.meta.filename] };
    const { tests, mutantCoverage } = play(FILES, dry).dry as CompleteDryRunResult;
    const states = new Set(tests.map(({ name }) => stateIn(name)));
    expect(states).toEqual(new Set([expect.stringMatching(/^[0-9a-f]{8}$/)]));
    expect(tests[0]?.name).toContain(STATE_TEST);
    expect(mutantCoverage?.perTest[STATE_TEST]).toEqual({ static: 1, throws: 1 });
    const other = play(FILES, { ...dry, known: [] }).dry as CompleteDryRunResult;
    expect(states).not.toContain(stateIn(other.tests[0]?.name ?? ""));
    const ignoring = play(FILES, { ...dry, stryker: { incremental: true, ignoreStatic: true } });
    expect((ignoring.dry as CompleteDryRunResult).mutantCoverage?.perTest[STATE_TEST]).toEqual({});
    expect(play(FILES, { ...dry, dry: { coverageAnalysis: "off" } }).dry).toMatchObject({
      status: "error",
      errorMessage: expect.stringContaining("leave one of them out"),
    });
  });

  it("has no test files to choose among", () => {
    const { dry } = play(FILES, { dry: { testFiles: ["a.test.js"] } });
    expect(dry).toMatchObject({ status: "error", errorMessage: expect.stringContaining("leave it out") });
  });
});
