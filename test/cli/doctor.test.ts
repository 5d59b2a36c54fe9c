import path from "node:path";
import { describe, expect, it } from "vitest";
import { killtable, unwrapped } from "./killtable.ts";

const module = (name: string): string[] => [path.join("test", "receivers", name)];
const command = (name: string): string[] => ["--", process.execPath, path.join("test", "commands", name)];

describe("killtable doctor", () => {
  it.each([module("right.mjs"), command("right.mjs")])("ends with 0 for a right receiver, %s", (...words) => {
    const { code, stdout, stderr } = killtable(["doctor", ...words]);
    expect(stderr).toBe("");
    expect(stdout).toContain("right  a complete result: normal_complete\n");
    expect(stdout).toContain("right  a tool error: tool_error\n");
    expect(stdout).toContain("right  a protocol error: protocol_error\n");
    expect(unwrapped(stdout)).toContain("can be judged; next: the same command with check instead of doctor");
    expect(stdout).not.toContain("What to do");
    expect(code).toBe(0);
  });

  it("shows what a command says of itself", () => {
    const { stdout } = killtable(["doctor", ...command("right.mjs")]);
    expect(unwrapped(stdout)).toContain("can be opened as modern; it says that it is test 1.0 JavaScript");
  });

  it("ends with 0 for a wrong answer in a known word, and says that it is wrong", () => {
    const { code, stdout } = killtable(["doctor", ...module("ignores-the-flag.mjs")]);
    expect(stdout).toContain("wrong  a tool error: normal_complete; right is tool_error");
    expect(stdout).toContain("npx killtable explain tool_error");
    expect(code).toBe(0);
  });

  it.each([
    [
      module("answers-members.mjs"),
      'its members kind ("normal_complete"), by ("members") are texts: say select: "kind"',
    ],
    [module("answers-nothing.mjs"), "let it answer a text on every path; it answers undefined."],
    [
      module("answers-in-its-own-words.mjs"),
      'categories: { "ok": "normal_complete", "failed": ["tool_error", "protocol_error"] }; known are normal_complete,',
    ],
    [module("exits-on-every-input.mjs"), "let it return an answer, and leave its process running."],
    [
      command("answers-in-its-own-words.mjs"),
      'categories: { "ok": "normal_complete", "failed": ["tool_error", "protocol_error"] }; known are normal_complete,',
    ],
    [
      command("answers-an-object-each-time.mjs"),
      "let the member category of its answers be a text; it is { kind: 'complete' }.",
    ],
    [command("never-flushes.mjs"), "let it flush its standard output after every line"],
    [command("prints-on-every-input.mjs"), "print nothing but messages to its standard output"],
    [command("fails-on-every-input.mjs"), "let it answer whatever it is given"],
    [command("skips-every-input.mjs"), "let it answer; what it skips is not judged."],
  ])("ends with 1 for %j, and says what to do", (words, advice) => {
    const { code, stdout } = killtable(["doctor", "--timeout", "500", ...words]);
    expect(unwrapped(stdout)).toContain(advice);
    expect(stdout.match(/^What to do: /gm)).toHaveLength(1);
    expect(stdout).toContain("cannot be judged yet");
    expect(code).toBe(1);
  });

  it("shows the line that is no answer", () => {
    const { stdout } = killtable(["doctor", ...command("prints-on-every-input.mjs")]);
    expect(stdout).toContain("unfit  a complete result: it wrote 'got one', which is no answer");
  });

  it("shows what came after an answer", () => {
    const { code, stdout } = killtable(["doctor", ...command("answers-everything-twice.mjs")]);
    expect(stdout).toContain("it answered a second time");
    expect(code).toBe(1);
  });

  it.each([
    [module("nowhere.mjs"), "nowhere.mjs: there is no such file"],
    [module("throws-on-import.mjs"), "it does not load: Error: no licence found"],
    [["--", "no-such-program"], "there is no program no-such-program"],
    [command("exits-at-once.mjs"), "it does not start: the process exited with code 4"],
    [
      command("prints-before-ready.mjs"),
      "it wrote 'Loading weather client 2.3 …', which is no ready message",
    ],
  ])("ends with 2 for %j, which cannot be opened", (words, message) => {
    const { code, stdout, stderr } = killtable(["doctor", ...words]);
    expect(stderr).toContain(message);
    expect(stdout).toBe("");
    expect(code).toBe(2);
  });
});
