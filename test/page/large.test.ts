import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { PageCell, PageData, PageRow } from "../../src/report/page-data.ts";
import { openReport } from "./browser.ts";
import { SAMPLE } from "./sample-data.ts";

const ROWS = 260;
const CASES = 1835;

/** More cells than a window of 1280 by 900 has room for, and what is rendered around it. */
const MOST_CELLS = 60 * 75;

const cellsOf = (at: number): PageCell[] =>
  Array.from({ length: CASES }, (_, place) => place)
    .filter((place) => (place + at) % 7 === 0)
    .map((place) => ({ case: place, kind: "differs", observed: "normal_complete" }));

const rows = Array.from({ length: ROWS }, (_, at): PageRow => {
  const cells = cellsOf(at);
  return {
    id: `row-${at}`,
    title: `Row ${at}`,
    role: at >= ROWS - 3 ? "receiver" : "mutant",
    status: at >= ROWS - 3 ? "fails" : "killed",
    rules: [],
    failures: cells.length,
    errors: 0,
    cells,
    leftOut: [],
    replay: "npx killtable check",
  };
});

const LARGE: PageData = {
  ...SAMPLE,
  rules: Array.from({ length: 40 }, (_, at) => ({ ...SAMPLE.rules[0]!, id: `rule-${at}` })),
  cases: Array.from({ length: CASES }, (_, at) => ({
    ...SAMPLE.cases[0]!,
    id: `case-${at}`,
    rules: [`rule-${Math.floor(at / 46)}`],
  })),
  eras: [{ era: "modern", columns: Array.from({ length: CASES }, (_, at) => at), rows }],
};

/** Scrolls the matrix, and waits until what is in sight then is rendered. */
const scrollTo = (page: Page, left: number, top: number): Promise<void> =>
  page.evaluate(`new Promise((done) => {
    document.querySelector("[role=grid]").scrollTo(${left}, ${top});
    requestAnimationFrame(() => requestAnimationFrame(() => done()));
  })`);

const countCells = (page: Page): Promise<number> => page.getByRole("gridcell").count();

describe("260 rows by 1,835 cases", () => {
  it("only what is in sight is in the page, wherever it is scrolled to", async () => {
    const { page } = await openReport(LARGE);
    const grid = page.getByRole("grid");
    expect(await grid.getAttribute("aria-rowcount")).toBe("262");
    expect(await grid.getAttribute("aria-colcount")).toBe("1836");
    expect(await page.locator(".name").first().innerText()).toBe("Row 257");
    for (const [left, top] of [
      [0, 0],
      [18_000, 2500],
      [100_000, 100_000],
    ] as const) {
      await scrollTo(page, left, top);
      const cells = await countCells(page);
      expect(cells).toBeGreaterThan(500);
      expect(cells).toBeLessThan(MOST_CELLS);
    }
    expect(await page.getByRole("gridcell", { name: "Row 256, case-1834: match" }).isVisible()).toBe(true);
  });

  it("the heads of rows, cases and rules stay in sight", async () => {
    const { page } = await openReport(LARGE);
    const grid = page.getByRole("grid");
    await scrollTo(page, 9000, 2000);
    await page.getByRole("rowheader", { name: "Row 90," }).waitFor();
    const frame = (await grid.boundingBox())!;
    const name = (await page.locator(".line .head-row").nth(12).boundingBox())!;
    expect(name.x).toBeCloseTo(frame.x + 1, 0);
    const rule = page.locator(".head-rule").filter({ hasText: /^rule-9$/ });
    expect((await rule.boundingBox())!.y).toBeCloseTo(frame.y + 1, 0);
    const named = (await rule.locator("span").boundingBox())!;
    expect(named.x).toBeGreaterThanOrEqual(frame.x + name.width);
  });

  it("a cell at the other end is reached by keys and by an address, and keeps the focus out of sight", async () => {
    const { page } = await openReport(LARGE, "#row=row-256&case=case-1834");
    const cell = page.getByRole("gridcell", { name: "Row 256, case-1834: match" });
    await cell.waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(await cell.and(page.locator(":focus")).count()).toBe(1);
    await scrollTo(page, 0, 0);
    await page.getByRole("rowheader", { name: "Row 257," }).waitFor();
    expect(await cell.and(page.locator(":focus")).count()).toBe(1);
    await page.keyboard.press("Control+Home");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Control+End");
    expect(await cell.and(page.locator(":focus")).count()).toBe(1);
    expect(await cell.isVisible()).toBe(true);
  });

  it("what receivers misread is shown a few cases a rule", async () => {
    const { page } = await openReport(LARGE);
    expect(await page.getByRole("region", { name: "rule rule-" }).count()).toBe(3 * 40);
    expect(await page.getByRole("region", { name: "rule rule-0" }).first().getByRole("article").count()).toBe(
      3,
    );
    expect(await page.locator("#misread").getByRole("article").count()).toBe(3 * 40 * 3);
  });
});
