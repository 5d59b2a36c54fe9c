import { describe, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { openReport } from "./browser.ts";
import { SAMPLE } from "./sample-data.ts";

const CELL = "my-receiver in words, flag-text: differs, tool_error";
const HASH = "era=modern&row=receiver%3Amy-receiver&case=flag-text";

const focusedName = (page: Page): Promise<string | null> =>
  page.evaluate("document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent");
const panelTitle = (page: Page): Promise<string> => page.locator("#panel-title").innerText();
const hashOf = (page: Page): Promise<string> => page.evaluate("location.hash.slice(1)");

describe("what is chosen", () => {
  it("is in the address, which goes back and forward", async () => {
    const { page } = await openReport(SAMPLE);
    await page.getByRole("gridcell", { name: CELL }).click();
    expect(await hashOf(page)).toBe(HASH);
    await page.getByLabel("Cases of rule").selectOption("flag-boolean");
    expect(await hashOf(page)).toBe("era=modern&rule=flag-boolean&row=receiver%3Amy-receiver&case=flag-text");
    await page.goBack();
    expect(await page.getByLabel("Cases of rule").inputValue()).toBe("");
    expect(await page.getByRole("dialog").count()).toBe(1);
    await page.goBack();
    expect(await page.getByRole("dialog").count()).toBe(0);
    await page.goForward();
    expect(await panelTitle(page)).toBe("Title of flag-text");
  });

  it("is not a step to go back to for each letter of a search", async () => {
    const { page } = await openReport(SAMPLE);
    await page.getByLabel("Cases of rule").selectOption("flag-boolean");
    await page.getByLabel("Search").pressSequentially("null");
    expect(await hashOf(page)).toBe("era=modern&rule=flag-boolean&q=null");
    await page.goBack();
    expect(await hashOf(page)).toBe("");
  });

  it("is shown again from a bookmark, with the filters as they were", async () => {
    const hash = `#${HASH}&only=elsewhere&q=flag&unknown=1`;
    const { page, problems } = await openReport(SAMPLE, hash);
    expect(await panelTitle(page)).toBe("Title of flag-text");
    expect(await page.getByLabel("Search").inputValue()).toBe("flag");
    expect(await page.getByLabel("Mutants").inputValue()).toBe("elsewhere");
    expect(await page.getByRole("status").innerText()).toBe("1 row and 4 cases");
    expect(problems).toEqual([]);
  });

  it("is nothing where the address names what is not there", async () => {
    const { page, problems } = await openReport(SAMPLE, "#era=x&row=x&case=x&rule=x&only=x");
    expect(await page.getByRole("status").innerText()).toBe("7 rows and 6 cases");
    expect(await page.getByRole("dialog").count()).toBe(0);
    expect(problems).toEqual([]);
  });

  it("follows the link of a misread case, and gives the focus back to it", async () => {
    const { page } = await openReport(SAMPLE);
    const link = page.getByRole("article").getByRole("link", { name: "Title of flag-text" });
    await link.focus();
    await page.keyboard.press("Enter");
    expect(await focusedName(page)).toBe("Title of flag-text");
    expect(await page.evaluate("document.activeElement.id")).toBe("panel-title");
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(await link.and(page.locator(":focus")).count()).toBe(1);
  });
});

describe("by keys alone", () => {
  it("the matrix is reached by its skip link and walked", async () => {
    const { page } = await openReport(SAMPLE);
    for (const words of ["What it misreads", "Generated envelopes", "Kill table", "Kill matrix"]) {
      await page.keyboard.press("Tab");
      expect(await focusedName(page)).toBe(words);
    }
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    expect(await focusedName(page)).toBe("my-receiver in words, flag-plain: match");
    const walk = {
      ArrowRight: "my-receiver in words, flag-elsewhere: accepted, tool_error",
      End: "my-receiver in words, id-other: left out",
      ArrowDown: "other-receiver in words, id-other: match",
      Home: "other-receiver in words, fails, 1 failures and errors",
      PageDown: "always-complete in words, fails, 1 failures and errors",
      "Control+Home": "receiver \\ case",
      "Control+End": "always-complete in words, id-other: match",
      ArrowLeft: "always-complete in words, type-odd: match",
      ArrowUp: "trusts-types in words, type-odd: match",
      PageUp: "type-odd",
    };
    for (const [key, name] of Object.entries(walk)) {
      await page.keyboard.press(key);
      expect([key, await focusedName(page)]).toEqual([key, name]);
      expect(await page.locator('.grid [tabindex="0"]').count()).toBe(1);
    }
  });

  it("Enter opens the panel, and Escape closes it and gives the focus back", async () => {
    const { page } = await openReport(SAMPLE);
    await page.getByRole("gridcell", { name: "my-receiver in words, flag-plain: match" }).focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").waitFor();
    expect(await focusedName(page)).toBe("Title of flag-text");
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(await focusedName(page)).toBe(CELL);
    expect(await hashOf(page)).toBe("era=modern");
  });
});
