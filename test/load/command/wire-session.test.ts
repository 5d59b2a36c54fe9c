import { afterEach, describe, expect, it, vi } from "vitest";
import { readCorpus } from "../../../src/corpus/read.ts";
import { selectCases } from "../../../src/corpus/select.ts";
import { judge } from "../../../src/judge/judge.ts";
import { LineProcess } from "../../../src/load/command/line-process.ts";
import { WireSession } from "../../../src/load/command/wire-session.ts";
import { commandSubject } from "../../../src/load/subjects.ts";
import type { Wire } from "../../../src/protocol/wire.ts";
import { trialOf } from "../../../src/run/trial.ts";
import { inputOf } from "./commands.ts";

const twelve = readCorpus().groups.filter(({ group }) => group === "twelve");
const { cases } = selectCases({ rules: [], decisions: [], groups: twelve }, "modern", []);
// The machine may be busy; what hangs takes that long.
const LIMITS = { answer: 5000, open: 60_000 };

let session = new WireSession();
afterEach(() => {
  session.close();
  vi.restoreAllMocks();
});

async function opened(name: string, wire: Wire): Promise<WireSession> {
  session.close();
  session = new WireSession(LIMITS);
  const told = { era: "modern", features: [] } as const;
  await session.open(commandSubject([process.execPath, `wire/${name}`], "test/commands", told, wire));
  return session;
}

/** What was not right, by the ids of the cases. */
async function faultsOf(name: string, wire: Wire): Promise<object[]> {
  const verdicts = await judge(await opened(name, wire), trialOf(cases, 1));
  expect(verdicts).toHaveLength(12);
  return verdicts
    .filter(({ kind }) => kind !== "match")
    .map((verdict) => Object.fromEntries(Object.entries(verdict).filter(([key]) => key !== "expected")));
}

const UNKNOWN = "unknown_result_type";

describe("a session with a real client on a wire", { timeout: 120_000 }, () => {
  it.each(["stdio", "http"] as const)("gives a right client over %s the right verdicts", async (wire) => {
    expect(await faultsOf("right.mjs", wire)).toEqual([]);
    expect(await faultsOf("retries-when-asked.mjs", wire)).toEqual([]);
  });

  it("makes one call at a time", async () => {
    expect(await faultsOf("takes-one-at-a-time.mjs", "http")).toEqual([]);
  });

  it("reports a client that gives its caller nothing, with the reason", async () => {
    expect(await faultsOf("gives-its-caller-nothing.mjs", "http")).toEqual([
      { id: UNKNOWN, kind: "no-answer", detail: "gave its caller nothing: the answer was dropped" },
    ]);
  });

  it("reports a client that hangs, one that ends, and one that says nothing of use, for the case alone", async () => {
    expect(await faultsOf("hangs-on-unknown-type.mjs", "http")).toMatchObject([
      { id: UNKNOWN, kind: "timeout" },
    ]);
    expect(await faultsOf("exits-on-unknown-type.mjs", "http")).toEqual([
      { id: UNKNOWN, kind: "exited", detail: "the process exited with code 9" },
    ]);
    expect(await faultsOf("gives-no-reason.mjs", "http")).toMatchObject([{ id: UNKNOWN, kind: "exited" }]);
  });

  it("reports a call that was made again, though the answer is right", async () => {
    // Put twice, it was made six times; a retry that nothing asked for is no better.
    expect(await faultsOf("calls-three-times.mjs", "http")).toEqual([
      { id: UNKNOWN, kind: "repeated-call", observed: "unclassified", detail: "made the same call 3 times" },
    ]);
    expect(await faultsOf("retries-errors.mjs", "http")).toEqual([
      {
        id: "tool_error",
        kind: "repeated-call",
        observed: "tool_error",
        detail: "made the same call 2 times",
      },
    ]);
  });

  it("believes no answer for which the client made no call", async () => {
    expect(await faultsOf("answers-without-calling.mjs", "http")).toEqual([
      {
        id: UNKNOWN,
        kind: "no-answer",
        detail:
          "gave its caller nothing: its client made no call, so that it can say nothing of the envelope",
      },
    ]);
  });

  it("loses no verdict to a server that the client started and lost", async () => {
    expect(await faultsOf("loses-its-server.mjs", "stdio")).toMatchObject([
      { id: UNKNOWN, kind: "no-answer" },
    ]);
    expect(await faultsOf("loses-its-server-later.mjs", "stdio")).toEqual([]);
  });

  it("loses no verdict to a server over HTTP that is killed", async () => {
    const waits = vi.spyOn(LineProcess.prototype, "next");
    const { observe, settle } = await opened("right.mjs", "http");
    const server = waits.mock.contexts[0] as LineProcess;
    let left = 5;
    const interrupted = {
      observe: async function* (...args: Parameters<typeof observe>) {
        for await (const each of observe.apply(session, args)) {
          yield each;
          if (--left === 0) {
            server.kill();
          }
        }
      },
      settle: () => settle.apply(session),
    };
    const verdicts = await judge(
      { ...interrupted, open: async () => {}, close: () => {} },
      trialOf(cases, 1),
    );
    expect(left).toBeLessThan(0);
    expect(verdicts.map(({ kind }) => kind)).toEqual(cases.map(() => "match"));
  });

  it("gives a client up that makes no call for 25 inputs in a row, and says why", async () => {
    const complete = inputOf({ id: 1, result: { resultType: "complete" } });
    const kinds = [];
    for await (const { observation } of (await opened("never-calls.mjs", "http")).observe(
      [complete],
      Array<number>(27).fill(0),
    )) {
      kinds.push(observation.kind === "not-put" ? observation.reason : observation.kind);
    }
    expect(kinds).toEqual([
      ...Array<string>(25).fill("no-answer"),
      ...Array<string>(2).fill("its client made no call for 25 inputs in a row"),
    ]);
  });

  it("keeps to the reason for which a client was given up, however many inputs follow", async () => {
    const unknown = inputOf({ id: 1, result: { resultType: "future" } });
    session = new WireSession({ ...LIMITS, answer: 100 });
    const told = { era: "modern", features: [] } as const;
    const command = [process.execPath, "wire/hangs-on-unknown-type.mjs"];
    await session.open(commandSubject(command, "test/commands", told, "http"));
    const reasons = new Set<string>();
    for await (const { observation } of session.observe([unknown], Array<number>(60).fill(0))) {
      reasons.add(observation.kind === "not-put" ? observation.reason : observation.kind);
    }
    expect([...reasons]).toEqual(["timeout", expect.stringContaining("25 inputs in a row hung")]);
  });

  it("skips a request that no client can be made to send, and puts the rest", async () => {
    const complete = inputOf({ id: 1, result: { resultType: "complete" } });
    const list = { ...complete, context: complete.context.replace("tools/call", "tools/list") };
    const observed = [];
    for await (const each of (await opened("right.mjs", "http")).observe([list, complete], [0, 1])) {
      observed.push(each.observation);
    }
    expect(observed).toEqual([
      { kind: "skipped", reason: "no client can be made to send 'tools/list'" },
      { kind: "answered", word: "normal_complete", changedInput: false },
    ]);
  });

  it("is no session with a command without a wire", async () => {
    await expect(
      session.open(commandSubject(["true"], ".", { era: "modern", features: [] })),
    ).rejects.toThrow("it is no command with a wire");
  });
});
