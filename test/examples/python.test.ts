import path from "node:path";
import { describe, expect, it } from "vitest";
import { killtable } from "../cli/killtable.ts";

const EXAMPLE = path.resolve("examples", "python");
const EVERY_FEATURE = ["--feature", "mrtr", "--feature", "extensions", "--feature", "json-rpc"];

function check(receiver: string, ...flags: readonly string[]): ReturnType<typeof killtable> {
  return killtable(["check", ...flags, "--", "python3", receiver], "", {}, EXAMPLE);
}

describe("the example in Python", () => {
  it.each([
    ["modern", []],
    ["modern", EVERY_FEATURE],
    ["dual-era", []],
    ["dual-era", EVERY_FEATURE],
    ["legacy", []],
  ])("has a right receiver for %s peers with %j", (era, features) => {
    const { code, stdout, stderr } = check("right_receiver.py", "--era", era, ...features, "--runs", "100");
    expect(stderr).toBe("");
    expect(stdout).toMatch(/^\d+ cases: \d+ match, \d+ accepted; \d+ left out/m);
    expect(stdout).toMatch(new RegExp(`^python3 right_receiver.py passes as ${era}`, "m"));
    expect(code).toBe(0);
  });

  it("has a faulty receiver, which is stopped", () => {
    const { code, stdout } = check("faulty_receiver.py", "--runs", "0");
    expect(stdout).toContain("differs  string_flag");
    expect(stdout).toContain("expected  unclassified, got tool_error");
    const { verdicts } = JSON.parse(check("faulty_receiver.py", "--runs", "0", "--reporter", "json").stdout)
      .receivers[0];
    expect(verdicts.find(({ id }: { id: string }) => id === "null_result")).toMatchObject({
      kind: "threw",
      detail: expect.stringContaining("AttributeError: 'NoneType' object has no attribute"),
    });
    expect(code).toBe(1);
  });

  it.each(["right_receiver.py", "faulty_receiver.py"])("has a %s that can be judged", (receiver) => {
    const { code, stdout } = killtable(["doctor", "--", "python3", receiver], "", {}, EXAMPLE);
    expect(stdout).toContain("right  a protocol error: protocol_error");
    expect(code).toBe(0);
  });
});
