import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { readCorpus } from "../../../src/corpus/read.ts";
import { selectCases } from "../../../src/corpus/select.ts";
import { judge } from "../../../src/judge/judge.ts";
import { judgeProperty } from "../../../src/judge/property.ts";
import { SubjectError } from "../../../src/judge/subject.ts";
import type { Verdict } from "../../../src/judge/verdict.ts";
import { CommandSession } from "../../../src/load/command/command-session.ts";
import { commandSubject, moduleSubject } from "../../../src/load/subjects.ts";
import { hugeProperty } from "../../../src/run/huge-property.ts";
import { OWN_WORDS, trialOf } from "../../../src/run/trial.ts";
import { UNKNOWN, all, completeInputs, grows, testCommand } from "./commands.ts";

const twelve = readCorpus().groups.filter(({ group }) => group === "twelve");
const { cases } = selectCases({ rules: [], decisions: [], groups: twelve }, "modern", []);
const LIMITS = { answer: 400, open: 10_000 };

let session: CommandSession;
afterEach(() => session.close());

async function opened(name: string, ...args: readonly string[]): Promise<CommandSession> {
  session = new CommandSession(LIMITS);
  await session.open(testCommand(name, ...args));
  return session;
}

async function verdictsOf(name: string): Promise<Verdict[]> {
  return judge(await opened(name), trialOf(cases, 1));
}

// Each of these is right but for the one case with the unknown type.
const HOSTILE = [
  ["hangs-on-unknown-type.mjs", "timeout", "no answer within 400 ms"],
  ["exits-on-unknown-type.mjs", "exited", "the process exited with code 0"],
  [
    "says-why-it-ends.mjs",
    "exited",
    "the process exited with code 1; it last wrote to its standard error: a type nobody knows",
  ],
  ["leaves-a-grandchild.mjs", "exited", "the process exited with code 3"],
  ["closes-its-output.mjs", "exited", "it closed its standard output"],
  ["prints-on-unknown-type.mjs", "exited", "it wrote 'never seen that one', which is no answer"],
  ["prints-an-empty-line.mjs", "exited", "it wrote an empty line, which is no answer"],
  ["writes-without-end.mjs", "exited", "more than 1000000 characters without the end of a line: 'xxx"],
  ["answers-twice.mjs", "exited", 'it answered a second time: \'{"kind":"category"'],
  ["answers-a-wrong-seq.mjs", "exited", "whose seq is not that of the request that it has to answer"],
  ["answers-without-a-seq.mjs", "exited", '"category":"unclassified"}\', which is no answer'],
  ["answers-out-of-turn.mjs", "exited", "whose seq is not that of the request that it has to answer"],
  ["answers-an-object.mjs", "foreign-answer", "answered { kind: 'unclassified' }"],
  ["answers-at-length.mjs", "foreign-answer", `answered "${"x".repeat(300)}", which is no answer`],
  ["fails-on-unknown-type.mjs", "threw", "threw ValueError: future"],
  ["skips-unknown-type.mjs", "skipped", "skipped it: no type of ours"],
] as const;

describe("a session with a command", () => {
  it.each(HOSTILE)("reports %s as %s for the case that did it", async (name, kind, detail) => {
    const verdicts = await verdictsOf(name);
    const found = verdicts.filter((verdict) => verdict.kind !== "match");
    expect(found).toMatchObject([{ id: "unknown_result_type", kind }]);
    expect(found[0]?.detail).toContain(detail);
    expect(verdicts).toHaveLength(12);
  });

  it.each(["right.mjs", "writes-to-standard-error.mjs"])("passes %s", async (name) => {
    const verdicts = await verdictsOf(name);
    expect(verdicts.map(({ kind }) => kind)).toEqual(cases.map(() => "match"));
  });

  it("gives every input that did not end the command its answer", async () => {
    const inputs = completeInputs(45);
    const observed = await all((await opened("dies-on-every-tenth.mjs")).observe(inputs, [...inputs.keys()]));
    expect(observed.map(({ index }) => index)).toEqual([...inputs.keys()]);
    expect(observed.map(({ observation }) => observation)).toEqual(
      inputs.map((_, index) =>
        index % 10 === 9
          ? { kind: "exited", message: "the process exited with code 7" }
          : { kind: "answered", word: "normal_complete", changedInput: false },
      ),
    );
  });

  it("puts inputs in the order that is asked for, many at once", async () => {
    const inputs = completeInputs(300);
    const order = [...inputs.keys()].toReversed();
    const observed = await all((await opened("right.mjs")).observe(inputs, order));
    expect(observed.map(({ index }) => index)).toEqual(order);
    expect(new Set(observed.map(({ observation }) => observation.kind))).toEqual(new Set(["answered"]));
  });

  it("takes an answer that is kept back for a time-out", async () => {
    const observed = await all((await opened("keeps-an-answer-back.mjs")).observe([UNKNOWN], [0]));
    expect(observed).toEqual([{ index: 0, observation: { kind: "timeout", limit: 400 } }]);
  });

  it("waits a tenth of the limit, but no less than 100 ms, after three time-outs", async () => {
    const inputs = completeInputs(5);
    const observed = await all((await opened("never-reads.mjs")).observe(inputs, [...inputs.keys()]));
    const limits = observed.map(({ observation }) => "limit" in observation && observation.limit);
    expect(limits).toEqual([400, 400, 400, 100, 100]);
  });

  it.each([
    ["ready-then-exits.mjs", "the process exited with code 0", "25 inputs in a row hung the receiver"],
    ["prints-on-every-input.mjs", "it wrote 'got one'", "it wrote 25 lines that are no answers"],
    ["answers-before-asked.mjs", "whose seq is not that of", "it wrote 25 lines that are no answers"],
  ])("gives up on %s, and says so of every input that it did not put", async (name, message, reason) => {
    const inputs = completeInputs(30);
    const observed = await all((await opened(name)).observe(inputs, [...inputs.keys()]));
    expect(observed.map(({ index }) => index)).toEqual([...inputs.keys()]);
    const observations = observed.map(({ observation }) => observation);
    const exited = { kind: "exited", message: expect.stringContaining(message) };
    expect(observations.slice(0, 25)).toEqual(Array.from({ length: 25 }, () => exited));
    const notPut = { kind: "not-put", reason: expect.stringMatching(`^${reason}`) };
    expect(observations.slice(25)).toEqual(Array.from({ length: 5 }, () => notPut));
  });

  it("gives up on a command that has to be started anew after every answer", async () => {
    const inputs = completeInputs(1010);
    session = new CommandSession(LIMITS);
    const told = { era: "modern", features: [] } as const;
    await session.open(commandSubject(["sh", "answers-once.sh"], "test/commands", told));
    const observed = await all(session.observe(inputs, [...inputs.keys()]));
    expect(observed.map(({ index }) => index)).toEqual([...inputs.keys()]);
    expect(observed.filter(({ observation }) => observation.kind === "answered")).toHaveLength(501);
    expect(observed.at(-1)?.observation).toEqual({
      kind: "not-put",
      reason: "the receiver had to be started anew 500 times",
    });
  });

  it("takes the first answer of a command that answers everything twice, until it gives up", async () => {
    const inputs = completeInputs(30);
    await opened("answers-everything-twice.mjs");
    const observed = await all(session.observe(inputs, [...inputs.keys()]));
    const own = observed.filter(({ isLate }) => isLate !== true);
    expect(own.map(({ index }) => index)).toEqual([...inputs.keys()]);
    expect(own.filter(({ observation }) => observation.kind === "answered")).toHaveLength(25);
    const late = observed.filter(({ isLate }) => isLate === true);
    expect(late.map(({ index }) => index)).toEqual([...inputs.keys()].slice(0, 25));
  });

  it("tells what comes after the last answer", async () => {
    await opened("answers-twice.mjs");
    const own = await all(session.observe([UNKNOWN], [0]));
    expect(own).toMatchObject([{ index: 0, observation: { kind: "answered" } }]);
    const late = await all(session.settle());
    expect(late).toMatchObject([{ index: 0, isLate: true, observation: { kind: "exited" } }]);
  });

  it("says nothing of a command that is quiet after the last answer", async () => {
    await opened("right.mjs");
    await all(session.observe([UNKNOWN], [0]));
    expect(await all(session.settle())).toEqual([]);
  });

  it("forgets what was under way when the caller stops early", async () => {
    await opened("right.mjs");
    for await (const { index } of session.observe(completeInputs(50), [3, 2, 1])) {
      expect(index).toBe(3);
      break;
    }
    const observed = await all(session.observe([UNKNOWN], [0]));
    expect(observed).toMatchObject([{ index: 0, observation: { kind: "answered", word: "unclassified" } }]);
  });

  it("starts the command anew for every step of a search for a smaller envelope", async () => {
    await opened("dies-on-long-envelopes.mjs");
    const property = hugeProperty({ era: "modern", features: [] });
    const trial = { runs: 1, seed: 1, vocabulary: OWN_WORDS, limit: 10_000 };
    const { counterexample, recurred } = await judgeProperty(session, property, trial);
    const observation = { kind: "exited", message: "the process exited with code 9" };
    expect(counterexample).toMatchObject([{ observation, recipe: { name: "long-text", size: 1_000_000 } }]);
    expect(recurred).toBe(true);
  });

  it("says what the command says of itself", async () => {
    expect((await opened("right.mjs")).introduction).toBe("test 1.0 JavaScript");
  });

  it.each([
    ["exits-at-once.mjs", "the process exited with code 4; it last wrote to its standard error: no licence"],
    ["prints-before-ready.mjs", "it wrote 'Loading weather client 2.3 …', which is no ready message"],
    [
      "never-ready.mjs",
      'it has to answer the start message by a line {"kind":"ready"} and to flush it; it last wrote to its standard error: loading the model',
    ],
  ])("does not open %s, and says why", async (name, message) => {
    session = new CommandSession({ answer: 400, open: 2000 });
    const opening = session.open(testCommand(name));
    await expect(opening).rejects.toThrow(SubjectError);
    await expect(opening).rejects.toThrow(message);
  });

  it.each([
    [["no-such-program-anywhere"], ".", "there is no program no-such-program-anywhere"],
    [["./test/commands/right.mjs"], ".", "./test/commands/right.mjs may not be executed"],
    [[process.execPath], "no/such/folder", `there is no folder ${path.resolve("no/such/folder")}`],
    [[""], ".", "it does not start"],
    [["nul\0inside"], ".", "it does not start"],
  ])("does not open the command %j in the folder %s", async (command, folder, message) => {
    session = new CommandSession(LIMITS);
    const opening = session.open(commandSubject(command, folder, { era: "modern", features: [] }));
    await expect(opening).rejects.toThrow(SubjectError);
    await expect(opening).rejects.toThrow(message);
  });

  it("opens no module", async () => {
    session = new CommandSession(LIMITS);
    await expect(session.open(moduleSubject("test/receivers/right.mjs"))).rejects.toThrow("it is no command");
  });

  it("ends a command that does not end by itself soon after it is closed", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "killtable command "));
    const file = path.join(folder, "beats");
    await opened("stays-for-ever.mjs", file);
    expect(await grows(file)).toBe(true);
    session.close();
    await vi.waitFor(async () => expect(await grows(file)).toBe(false), 5000);
    rmSync(folder, { recursive: true });
  });
});
