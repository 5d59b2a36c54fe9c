import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { killtable } from "../cli/killtable.ts";
import { countCases, run, spoiledCopy } from "./example.ts";

const PYTHON = process.platform === "win32" ? "python" : "python3";
const PYTEST = [PYTHON, "-m", "pytest", "-q", "-rfs", "-p", "no:cacheprovider"];
const isMissing = spawnSync(PYTHON, ["-m", "pytest", "--version"]).status !== 0;

/** So many envelopes are nested too deep for Python's decoder. */
const TOO_DEEP = 11;

const runExample = (folder: string) => {
  const { code: exported, stdout } = killtable(["export", "--format", "jsonl"]);
  expect(exported).toBe(0);
  writeFileSync(path.join(folder, "cases.jsonl"), stdout);
  return run(folder, PYTEST);
};

describe("the example with pytest", () => {
  it.skipIf(isMissing)("passes with one test a case (skipped where pytest is missing)", () => {
    const { code, stdout } = runExample("examples/pytest");
    expect(stdout).toContain(`\n${countCases("modern") - TOO_DEEP} passed, ${TOO_DEEP} skipped in `);
    expect(code).toBe(0);
  });

  it.skipIf(isMissing)(
    "fails by the ids of the cases that a faulty receiver misreads (skipped where pytest is missing)",
    () => {
      const project = spoiledCopy("pytest", {
        file: "receiver.py",
        right: "isinstance(flag, bool)",
        wrong: "isinstance(flag, (bool, int))",
      });
      const { code, stdout } = runExample(project);
      rmSync(project, { recursive: true });
      expect(stdout).toContain("FAILED test_receiver.py::test_case[integer_flag] - AssertionError: ");
      expect(stdout).not.toContain("test_case[string_flag]");
      expect(code).toBe(1);
    },
  );
});
