import { rmSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { countCases, run, spoiledCopy, tool } from "./example.ts";

interface JestReport {
  readonly numPassedTests: number;
  readonly numTotalTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
}

const [node = "", ...jest] = tool("jest/bin/jest.js", "--json");
const runJest = (folder: string) => {
  const { code, stdout } = run(folder, [node, "--experimental-vm-modules", ...jest]);
  return { code, report: JSON.parse(stdout) as JestReport };
};

describe("the example with jest", () => {
  it("passes with one test a case", () => {
    const { code, report } = runJest("examples/jest");
    expect(report.numTotalTests).toBe(countCases("modern"));
    expect(report.numPassedTests).toBe(report.numTotalTests);
    expect(code).toBe(0);
  });

  it("fails by the ids of the cases that a faulty transport misreads", () => {
    const project = spoiledCopy("jest", {
      file: "client.test.js",
      right: 'both: { kind: "refused" }',
      wrong: 'both: { kind: "rejected" }',
    });
    const { code, report } = runJest(project);
    rmSync(project, { recursive: true });
    const results = report.testResults.flatMap(({ assertionResults }) => assertionResults);
    const statusOf = (id: string) => results.find(({ title }) => title.startsWith(`${id}: `))?.status;
    expect(results).toHaveLength(countCases("modern"));
    expect(statusOf("both_fields")).toBe("failed");
    expect(statusOf("protocol_error")).toBe("passed");
    expect(code).toBe(1);
  });
});
