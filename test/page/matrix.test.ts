import { describe, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { openReport } from "./browser.ts";
import { SAMPLE } from "./sample-data.ts";

const rowNames = (page: Page): Promise<string[]> => page.locator(".grid .name").allInnerTexts();
const caseNames = (page: Page): Promise<string[]> => page.locator(".grid .head-case").allInnerTexts();
const left = (page: Page): Promise<string> => page.getByRole("status").innerText();
const cell = (page: Page, name: string) => page.getByRole("gridcell", { name, exact: true });

describe("the kill matrix", () => {
  it("has the receivers first, side by side with the mutants, and the cases under their rules", async () => {
    const { page } = await openReport(SAMPLE);
    expect(await rowNames(page)).toEqual([
      "my-receiver in words",
      "other-receiver in words",
      "reference in words",
      "ignores-flag in words",
      "reads-text in words",
      "trusts-types in words",
      "always-complete in words",
    ]);
    expect(await caseNames(page)).toEqual([
      "flag-plain",
      "flag-elsewhere",
      "flag-text",
      "flag-null",
      "type-odd",
      "id-other",
    ]);
    const spans = page.locator(".head-rule");
    expect(await spans.allInnerTexts()).toEqual([
      "flag-true",
      "flag-boolean",
      "type-unrecognized",
      "id-match",
    ]);
    expect(await spans.nth(1).getAttribute("aria-colindex")).toBe("4");
    expect(await spans.nth(1).getAttribute("aria-colspan")).toBe("2");
    const grid = page.getByRole("grid");
    expect(await grid.getAttribute("aria-rowcount")).toBe("9");
    expect(await grid.getAttribute("aria-colcount")).toBe("7");
  });

  it("has a sign and a name for each verdict", async () => {
    const { page } = await openReport(SAMPLE);
    const signs = {
      "my-receiver in words, flag-plain: match": "·",
      "my-receiver in words, flag-text: differs, tool_error": "D",
      "my-receiver in words, flag-null: threw": "T",
      "my-receiver in words, flag-elsewhere: accepted, tool_error": "a",
      "my-receiver in words, id-other: left out": "",
      "other-receiver in words, flag-plain: differs, normal_complete, known": "D",
    };
    for (const [name, sign] of Object.entries(signs)) {
      expect([name, await cell(page, name).innerText()]).toEqual([name, sign]);
    }
  });

  it("filters rows and cases, says how many are left, and takes it back", async () => {
    const { page } = await openReport(SAMPLE);
    expect(await left(page)).toBe("7 rows and 6 cases");
    await page.getByLabel("Mutants").selectOption("survivors only");
    expect(await rowNames(page)).toEqual(["trusts-types in words"]);
    expect(await left(page)).toBe("1 row and 6 cases");
    await page.getByLabel("Mutants").selectOption("killed elsewhere only");
    expect(await rowNames(page)).toEqual(["reads-text in words"]);
    await page.getByLabel("Cases of rule").selectOption("flag-true");
    expect(await caseNames(page)).toEqual(["flag-plain", "flag-elsewhere"]);
    await page.getByRole("link", { name: "Show all" }).click();
    expect(await left(page)).toBe("7 rows and 6 cases");
    await page.getByLabel("Cases of feature").selectOption("json-rpc");
    expect(await caseNames(page)).toEqual(["id-other"]);
  });

  it("searches ids and titles of rows and cases", async () => {
    const { page } = await openReport(SAMPLE);
    const search = page.getByLabel("Search");
    await search.fill("Title of TYPE-odd");
    expect(await caseNames(page)).toEqual(["type-odd"]);
    expect(await left(page)).toBe("7 rows and 1 case");
    await search.fill("trusts");
    expect(await rowNames(page)).toEqual([
      "my-receiver in words",
      "other-receiver in words",
      "trusts-types in words",
    ]);
    expect(await left(page)).toBe("3 rows and 6 cases");
    await search.fill("no such thing");
    expect(await left(page)).toBe("0 rows and 0 cases");
  });

  it("shows another era by its tab", async () => {
    const { page } = await openReport(SAMPLE);
    await page.getByRole("navigation", { name: "Era" }).getByRole("link", { name: "dual-era" }).click();
    expect(await left(page)).toBe("2 rows and 3 cases");
    expect(await cell(page, "my-receiver in words, flag-text: match").count()).toBe(1);
  });

  it("opens a cell, then its row and its case", async () => {
    const { page } = await openReport(SAMPLE);
    await cell(page, "my-receiver in words, flag-text: differs, tool_error").click();
    const panel = page.getByRole("dialog");
    const text = await panel.innerText();
    for (const told of [
      "Title of flag-text",
      "differs",
      '"resultType": "flag-text"',
      "tools/call",
      "A flag that is no boolean is refused.",
      "envelope.result.isError",
      "npx killtable check ./my-receiver.ts --case flag-text",
      "npx killtable explain flag-text",
    ]) {
      expect(text).toContain(told);
    }
    const clause = panel.getByRole("link", { name: "clause of flag-boolean" });
    expect(await clause.getAttribute("href")).toBe("https://example.com/flag-boolean");
    await panel.getByRole("link", { name: "my-receiver in words" }).click();
    expect(await panel.getByRole("heading", { name: "Cases it misreads" }).innerText()).toContain("2");
    await panel.getByRole("link", { name: "flag-null" }).click();
    expect(await panel.getByText("threw TypeError: flag is null").count()).toBe(1);
  });

  it("tells of a mutant's head its fault and of a case's head which rows fail it", async () => {
    const { page } = await openReport(SAMPLE);
    await page.getByRole("grid").getByRole("rowheader", { name: "ignores-flag" }).click();
    const panel = page.getByRole("dialog");
    expect(await panel.innerText()).toContain("It never looks at the flag.");
    expect(await panel.innerText()).toContain("by cases of the rule that it breaks");
    await page.getByRole("columnheader", { name: "flag-elsewhere" }).click();
    expect(await panel.innerText()).toContain("Does the flag count for other methods?");
    await page.getByRole("columnheader", { name: "flag-plain" }).click();
    expect(await panel.locator(".link-list").innerText()).toBe(
      "ignores-flag in words\nalways-complete in words\nother-receiver in words",
    );
  });
});
