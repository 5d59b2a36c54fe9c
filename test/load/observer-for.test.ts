import { describe, expect, it } from "vitest";
import { DEFAULT_LIMITS, Session } from "../../src/judge/session.ts";
import { CommandSession } from "../../src/load/command/command-session.ts";
import { WireSession } from "../../src/load/command/wire-session.ts";
import { observerFor } from "../../src/load/observer-for.ts";
import { commandSubject, moduleSubject } from "../../src/load/subjects.ts";

describe("observerFor", () => {
  it("observes a module in a worker, and a command over its standard input and output", () => {
    const command = commandSubject(["python3", "receiver.py"], ".", { era: "legacy", features: ["mrtr"] });
    expect(observerFor(command, DEFAULT_LIMITS)).toBeInstanceOf(CommandSession);
    expect(observerFor(moduleSubject("receiver.mjs"), DEFAULT_LIMITS)).toBeInstanceOf(Session);
  });

  it("observes a real client over its wire", () => {
    const told = { era: "legacy", features: [] } as const;
    const observer = observerFor(commandSubject(["node", "adapter.mjs"], ".", told, "stdio"), DEFAULT_LIMITS);
    expect(observer).toBeInstanceOf(WireSession);
  });

  it("knows a command that was written as JSON and read again", () => {
    const command = commandSubject(["node", "receiver.mjs"], ".", { era: "modern", features: [] });
    const read = JSON.parse(JSON.stringify(command)) as typeof command;
    expect(observerFor(read, DEFAULT_LIMITS)).toBeInstanceOf(CommandSession);
  });
});
