import type { MutationTestResult } from "mutation-testing-report-schema/api";
import { expect, it } from "vitest";
import { elementsPage } from "../../src/report/page/elements-page.ts";
import { openHtml } from "./browser.ts";

const MARKUP = "</script><script>alert(1)</script><img src=x onerror=alert(2)>";
const location = { start: { line: 1, column: 1 }, end: { line: 1, column: 6 } };
const mutant = { id: "a", mutatorName: "flag-true", description: MARKUP, location, coveredBy: ["one"] };
const REPORT: MutationTestResult = {
  ...{ schemaVersion: "2", thresholds: { high: 100, low: 100 } },
  files: {
    "mutants/missed.ts": {
      ...{ language: "typescript", source: `apply ${MARKUP}\n` },
      mutants: [{ ...mutant, status: "Survived" }],
    },
    "mutants/stopped.ts": {
      ...{ language: "typescript", source: "apply\n" },
      mutants: [{ ...mutant, id: "b", status: "Killed", killedBy: ["one"] }],
    },
  },
  testFiles: { "fixtures/cases/flag.json": { source: "{}", tests: [{ id: "one", name: MARKUP }] } },
};

it("shows hand-written mutants one by one, and runs nothing and asks for nothing else", async () => {
  const { page, address, problems, requests } = await openHtml(elementsPage(REPORT));
  await page.getByRole("link", { name: "missed.ts" }).waitFor();
  expect(await page.getByRole("row").filter({ hasText: "stopped.ts" }).innerText()).toMatch(/100\.00/);
  await page.getByRole("link", { name: "missed.ts" }).click();
  expect(await page.locator("mte-file code").innerText()).toContain(`apply ${MARKUP}`);
  expect(await page.locator("img").count()).toBe(0);
  expect([requests, problems]).toEqual([[address], []]);
});
