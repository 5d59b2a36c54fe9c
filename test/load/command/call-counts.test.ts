import { appendFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { CallCounts } from "../../../src/load/command/call-counts.ts";
import { temporaryFolder } from "../../temporary-folder.ts";

function counted(): { readonly counts: CallCounts; readonly append: (text: string) => void } {
  const file = path.join(temporaryFolder({}), "calls.jsonl");
  const counts = new CallCounts(file);
  onTestFinished(() => counts.close());
  return { counts, append: (text) => appendFileSync(file, text) };
}

const line = (seq: string | null, retry = false): string =>
  `${JSON.stringify({ call: 1, method: "tools/call", seq, retry })}\n`;

describe("the counts of calls", () => {
  it("grow while the log does, and are told once each time that they change", () => {
    const { counts, append } = counted();
    expect(counts.callsOf("a")).toBe(0);
    append(line("a") + line("b"));
    expect(counts.callsOf("a")).toBe(1);
    expect(counts.takeChanged()).toEqual([
      { seq: "a", calls: 1, retries: 0 },
      { seq: "b", calls: 1, retries: 0 },
    ]);
    append(line("a", true) + line("a"));
    expect(counts.takeChanged()).toEqual([{ seq: "a", calls: 3, retries: 1 }]);
    expect(counts.takeChanged()).toEqual([]);
  });

  it("wait for the end of a line, whatever is in it", () => {
    const { counts, append } = counted();
    const long = `ü${"x".repeat(100_000)}__proto__`;
    const whole = Buffer.from(line(long));
    append(whole.subarray(0, 30).toString("latin1"));
    expect(counts.callsOf(long)).toBe(0);
    append(`${whole.subarray(30).toString()}${line("__proto__")}`);
    expect(counts.callsOf("__proto__")).toBe(1);
  });

  it("leave out what names no call, and what is no line of the log", () => {
    const { counts, append } = counted();
    append(`${line(null)}{"call":1,"me${line("a")}null\n\n${line("b")}`);
    expect(counts.takeChanged()).toEqual([{ seq: "b", calls: 1, retries: 0 }]);
  });
});
