import { readFileSync, rmSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { lawsFor } from "../../src/generate/laws.ts";
import { countCases, run, runVitest, spoiledCopy, tool } from "./example.ts";

interface MutationReport {
  readonly files: Readonly<
    Record<string, { readonly mutants: readonly { status: string; killedBy?: readonly string[] }[] }>
  >;
  readonly testFiles: Readonly<Record<string, { readonly tests: readonly { id: string; name: string }[] }>>;
}

describe("the example with vitest", () => {
  it("passes with one test a case, a law and an open decision", () => {
    const { code, report } = runVitest("examples/vitest");
    const laws = lawsFor({ era: "modern", features: [] });
    const decisions = ["malformed-error-object", "flag-on-other-methods"];
    expect(report.numTotalTests).toBe(countCases("modern") + laws.length + decisions.length);
    expect(report.numPassedTests).toBe(report.numTotalTests);
    expect(code).toBe(0);
  });

  it("has the types that it says", () => {
    const options =
      "--ignoreConfig --noEmit --strict --module nodenext --target es2023 --skipLibCheck --allowImportingTsExtensions";
    const compiled = run(
      "examples/vitest",
      tool("typescript/bin/tsc", ...options.split(" "), "receiver.test.ts"),
    );
    expect(compiled).toEqual({ code: 0, stdout: "", stderr: "" });
  });

  it("fails by the ids of the cases and laws that a faulty receiver misreads, and says how", () => {
    const project = spoiledCopy("vitest", {
      file: "receiver.ts",
      right: 'result["isError"] === true ?',
      wrong: 'result["isError"] ?',
    });
    const { code, report } = runVitest(project);
    rmSync(project, { recursive: true });
    const results = report.testResults.flatMap(({ assertionResults }) => assertionResults);
    const find = (name: string) => results.find(({ title }) => title.startsWith(`${name}: `));
    expect(find("case <tool_error>")?.status).toBe("passed");
    expect(find("case <string_flag>")?.status).toBe("failed");
    expect(find("case <string_flag>")?.failureMessages[0]).toMatch(
      /string_flag .*\(.*flag-boolean.*\)\n +envelope +\{.*"isError":"false".*\n +expected +unclassified, got tool_error\nnpx killtable explain string_flag/,
    );
    expect(find("law <flag-broken>")?.status).toBe("failed");
    expect(find("law <flag-flip>")?.status).toBe("passed");
    expect(code).toBe(1);
  });

  it("lets StrykerJS kill every mutant by tests that name their cases", { timeout: 300_000 }, () => {
    expect(run("examples/vitest", tool("@stryker-mutator/core/bin/stryker.js", "run"))).toMatchObject({
      code: 0,
    });
    const report = JSON.parse(
      readFileSync("examples/vitest/reports/mutation/mutation.json", "utf8"),
    ) as MutationReport;
    const names = new Map(
      Object.values(report.testFiles).flatMap(({ tests }) => tests.map(({ id, name }) => [id, name])),
    );
    const { mutants = [] } = report.files["receiver.ts"] ?? {};
    const killed = mutants.filter(({ status }) => status === "Killed");
    expect(killed.length).toBeGreaterThan(40);
    expect(mutants.filter(({ status }) => status !== "Killed" && status !== "Ignored")).toEqual([]);
    for (const { killedBy = [] } of killed) {
      expect(killedBy.map((id) => names.get(id))).toEqual([
        expect.stringMatching(/^my receiver case <[a-z0-9._-]+>: /),
      ]);
    }
  });
});
