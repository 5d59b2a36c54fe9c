import { describe, expect, it } from "vitest";
import type { PageCase, PageData, PageRow } from "../../src/report/page-data.ts";
import { openReport } from "./browser.ts";
import { SAMPLE, WRONG_RECEIVER } from "./sample-data.ts";

const MARKUP = "</script><script>alert(1)</script><img src=x onerror=alert(2)>";
/** Turns what follows it round, if it is let through. */
const TURNED = "\u202egnorw";

const row: PageRow = {
  ...WRONG_RECEIVER,
  id: MARKUP,
  title: `${MARKUP}${TURNED}`,
  replay: `npx killtable check '${MARKUP}' --case {case}`,
  cells: [{ case: 0, kind: "foreign-answer", observed: MARKUP, detail: `answered ${MARKUP}` }],
  leftOut: [],
};
const shown: PageCase = {
  ...SAMPLE.cases[0]!,
  title: MARKUP,
  why: MARKUP,
  envelope: `{\n  "text": "${MARKUP}${TURNED}\u2028\ud800"\n}`,
};
const HOSTILE: PageData = {
  ...SAMPLE,
  title: MARKUP,
  verdict: { outcome: "fails", sentence: MARKUP },
  notes: [MARKUP],
  cases: [shown],
  eras: [{ era: "modern", columns: [0], rows: [row] }],
  links: [
    { label: MARKUP, href: "javascript:alert(3)" },
    { label: "plain", href: `./${MARKUP}` },
  ],
};

describe("a report of hostile data", () => {
  it("shows every text as text, and runs none of it", async () => {
    const { page, address, problems, requests } = await openReport(HOSTILE);
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(`✕ Fails ${MARKUP}`);
    await page.getByRole("gridcell").first().click();
    const panel = page.getByRole("dialog");
    expect(await panel.locator("pre").first().innerText()).toContain(
      String.raw`"text": "${MARKUP}\u202egnorw\u2028\ud800"`,
    );
    expect(await panel.locator("dl").first().innerText()).toContain(`answered ${MARKUP}`);
    expect(await page.locator(".name").innerText()).toBe(String.raw`${MARKUP}\u202egnorw`);
    expect(await page.locator("img").count()).toBe(0);
    expect(await page.locator("script").count()).toBe(2);
    expect(requests).toEqual([address]);
    expect(problems).toEqual([]);
  });

  it("links no address that would run as a script", async () => {
    const { page } = await openReport(HOSTILE);
    const links = page.getByRole("navigation", { name: "Other reports" });
    expect(await links.getByRole("link").allInnerTexts()).toEqual(["plain"]);
    expect(await links.innerText()).toContain(MARKUP);
  });

  it("finds its row again from the address", async () => {
    const hash = `#${new URLSearchParams({ row: `receiver:${MARKUP}`, case: shown.id })}`;
    const { page, problems } = await openReport(HOSTILE, hash);
    expect(await page.locator("#panel-title").innerText()).toBe(MARKUP);
    expect(problems).toEqual([]);
  });

  it("would be stopped by its own policy, if a text became a script after all", async () => {
    const { page, problems } = await openReport(SAMPLE);
    await page.evaluate(`
      const script = document.createElement("script");
      script.textContent = "document.title = 'run'";
      document.body.append(script);
    `);
    expect(await page.title()).toBe("killtable check: fails");
    expect(problems.join()).toContain("Content Security Policy");
  });
});
