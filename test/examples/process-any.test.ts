import path from "node:path";
import { describe, expect, it } from "vitest";
import { killtable } from "../cli/killtable.ts";

const EXAMPLE = path.resolve("examples", "process-any");

describe("the examples of any process", () => {
  it("have a right receiver in plain Node", () => {
    const { code, stdout } = killtable(
      ["check", "--runs", "100", "--", "node", "receiver.mjs"],
      "",
      {},
      EXAMPLE,
    );
    expect(stdout).toContain("node receiver.mjs passes as modern");
    expect(code).toBe(0);
  });

  it("have a faulty receiver in plain sh, which is stopped", () => {
    const sh = ["--", "sh", "receiver.sh"];
    expect(killtable(["doctor", ...sh], "", {}, EXAMPLE).code).toBe(0);
    const { code, stdout } = killtable(["check", "--runs", "0", "--timeout", "300", ...sh], "", {}, EXAMPLE);
    expect(stdout).toMatch(
      /differs {2}string_flag .*\n.*\n {2}expected {2}unclassified, got normal_complete/,
    );
    expect(code).toBe(1);
  });
});
