import { describe, expect, it } from "vitest";
import { judgeMutants } from "../../src/run/judge-mutants.ts";
import { rawReport } from "../stryker/raw-report.ts";

describe("judgeMutants", () => {
  const whole = { ...rawReport(20), config: { disableBail: true } };

  it("counts what a report holds, and holds its survivors to those that were reviewed", () => {
    const { counts, survivors, report } = judgeMutants(whole, []);
    expect(counts.mutants).toMatchObject({ Killed: 8, Survived: 3, NoCoverage: 3, Timeout: 3, Ignored: 3 });
    expect(survivors.unlisted).toHaveLength(6);
    expect(report).not.toHaveProperty("config");
  });

  it("counts the mutants that stand for all: what stops those stops the others", () => {
    const tests = ["1", "2"].map((id) => ({ id, name: id }));
    const mutants = [["1"], ["2"], ["1", "2"]].map((killedBy, at) => ({
      ...{ id: String(at), mutatorName: "Some", replacement: "{}", status: "Killed" as const, killedBy },
      location: { start: { line: at + 1, column: 1 }, end: { line: at + 1, column: 9 } },
    }));
    const files = { "a.ts": { language: "typescript", source: "\n\n\n", mutants } };
    expect(judgeMutants({ ...whole, files, testFiles: { "t.ts": { tests } } }, []).dominators).toBe(2);
  });

  it("does not say how many where each mutant ended with the first test that killed it", () => {
    expect(judgeMutants(rawReport(20), [])).not.toHaveProperty("dominators");
  });
});
