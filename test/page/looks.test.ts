import axe from "axe-core";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openReport } from "./browser.ts";
import { SAMPLE } from "./sample-data.ts";

const OPEN = "#era=modern&row=receiver%3Amy-receiver&case=flag-text";

/** What axe finds wrong: rule and element. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations: found } = (await page.evaluate("axe.run()")) as axe.AxeResults;
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}

describe("axe", () => {
  it.each([
    ["light", "", 0],
    ["dark", "", 0],
    ["light", OPEN, 1],
    ["dark", OPEN, 1],
    ["light", "#row=receiver%3Amy-receiver", 1],
    ["dark", "#case=flag-elsewhere", 1],
  ] as const)("finds nothing wrong in %s with the address %j", async (colorScheme, hash, panels) => {
    const { page } = await openReport(SAMPLE, hash, { colorScheme, bypassCSP: true });
    expect(await page.getByRole("dialog").count()).toBe(panels);
    expect(await violations(page)).toEqual([]);
  });
});

describe("the colours", () => {
  it("follow the system", async () => {
    const { page } = await openReport(SAMPLE, "", { colorScheme: "dark" });
    const ground = (): Promise<string> =>
      page.evaluate("getComputedStyle(document.documentElement).backgroundColor");
    expect(await ground()).toBe("rgb(21, 24, 27)");
    await page.emulateMedia({ colorScheme: "light" });
    expect(await ground()).toBe("rgb(255, 255, 255)");
  });
});

describe("in print", () => {
  it("shows the verdict, what is misread and the kill table, and says what is left out", async () => {
    const { page } = await openReport(SAMPLE, OPEN);
    await page.emulateMedia({ media: "print" });
    for (const told of [
      "my-receiver misreads 2 of 5 cases.",
      "npx killtable check ./my-receiver.ts --case flag-text",
      "A member that nobody knows changes nothing.",
      "trusts-types in words",
      "The kill matrix is left out in print.",
    ]) {
      expect([told, await page.getByText(told).first().isVisible()]).toEqual([told, true]);
    }
    for (const hidden of [".grid", ".filters", ".eras", ".panel", ".command button", ".legend"]) {
      expect([hidden, await page.locator(hidden).first().isVisible()]).toEqual([hidden, false]);
    }
  });

  it("shows the whole kill table on paper, in dark ink on light ground", async () => {
    const { page } = await openReport(SAMPLE, "", { colorScheme: "dark" });
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    expect(await page.evaluate("getComputedStyle(document.documentElement).backgroundColor")).toBe(
      "rgb(255, 255, 255)",
    );
    expect(await page.evaluate("getComputedStyle(document.querySelector('.scroll')).maxHeight")).toBe("none");
  });
});

describe("in a narrow window", () => {
  it("nothing makes the page wider than the window", async () => {
    const { page } = await openReport(SAMPLE, "", { viewport: { width: 400, height: 800 } });
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(400);
  });

  it("the panel covers the page, which cannot be reached behind it", async () => {
    const { page } = await openReport(SAMPLE, OPEN, { viewport: { width: 400, height: 800 } });
    expect((await page.getByRole("dialog").boundingBox())?.width).toBe(400);
    const reached =
      "document.querySelector('[type=search]').focus(), document.activeElement.type === 'search'";
    expect(await page.evaluate(reached)).toBe(false);
    await page.getByRole("button", { name: "Close" }).click();
    expect(await page.evaluate(reached)).toBe(true);
  });
});
