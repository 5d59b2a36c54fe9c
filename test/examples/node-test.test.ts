import { rmSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { countCases, run, spoiledCopy } from "./example.ts";

const TEST = [process.execPath, "--test", "--test-reporter=tap"];

describe("the example with node:test", () => {
  it("passes with one test a case", () => {
    const { code, stdout } = run("examples/node-test", TEST);
    expect(stdout).toContain(`\n# pass ${countCases("dual-era")}\n# fail 0\n`);
    expect(code).toBe(0);
  });

  it("fails by the ids of the cases that a faulty receiver misreads", () => {
    const project = spoiledCopy("node-test", {
      file: "receiver.js",
      right: "result.isError === true ?",
      wrong: "result.isError ?",
    });
    const { code, stdout } = run(project, TEST);
    rmSync(project, { recursive: true });
    expect(stdout).toMatch(/^ +not ok \d+ - string_flag: Flag is the text false$/m);
    expect(stdout).toMatch(/expected unclassified \(flag-boolean\), got tool_error/);
    expect(stdout).toMatch(/^ +ok \d+ - tool_error: /m);
    expect(code).toBe(1);
  });
});
