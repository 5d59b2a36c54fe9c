import { writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { MutationTestResult } from "mutation-testing-report-schema/api";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { elementsPage } from "../../src/report/page/elements-page.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { startBrowser } from "./browser.ts";

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

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

it("shows hand-written mutants one by one, and runs nothing and asks for nothing else", async () => {
  const file = path.join(temporaryFolder({}), "hand-written-mutants.html");
  writeFileSync(file, elementsPage(REPORT));
  const page = await browser.newPage();
  const problems: string[] = [];
  const requests: string[] = [];
  page.on("console", (message) => problems.push(message.text()));
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("request", (request) => requests.push(request.url()));
  page.on("dialog", (dialog) => {
    problems.push(dialog.message());
    void dialog.dismiss();
  });
  const address = pathToFileURL(file).href;
  await page.goto(address);
  await page.getByRole("link", { name: "missed.ts" }).waitFor();
  expect(await page.getByRole("row").filter({ hasText: "stopped.ts" }).innerText()).toMatch(/100\.00/);
  await page.getByRole("link", { name: "missed.ts" }).click();
  expect(await page.locator("mte-file code").innerText()).toContain(`apply ${MARKUP}`);
  expect(await page.locator("img").count()).toBe(0);
  expect([requests, problems]).toEqual([[address], []]);
  await page.close();
});
