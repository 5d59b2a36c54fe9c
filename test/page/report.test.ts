import { describe, expect, it } from "vitest";
import { openReport } from "./browser.ts";
import type { PageRow } from "../../src/report/page-data.ts";
import { SAMPLE, WRONG_RECEIVER } from "./sample-data.ts";

describe("the report", () => {
  it("loads from a file by itself, asks for nothing else and complains of nothing", async () => {
    const { page, address, problems, requests } = await openReport(SAMPLE);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(
      "✕ Fails my-receiver misreads 2 of 5 cases.",
    );
    expect(await page.title()).toBe("killtable check: fails");
    expect(requests).toEqual([address]);
    expect(problems).toEqual([]);
  });

  it("tells of each misread case the envelope, both answers, why, the rule and how to replay it", async () => {
    const { page } = await openReport(SAMPLE);
    const section = page.getByRole("region", { name: "my-receiver in words, modern" });
    expect(await section.getByText("Misreads 2 of 5 cases").count()).toBe(1);
    const ofRule = section.getByRole("region", { name: "rule flag-boolean" });
    expect(await ofRule.getByRole("article").count()).toBe(2);
    const text = await ofRule.innerText();
    for (const told of [
      "A flag that is no boolean is refused.",
      "clause of flag-boolean",
      "Title of flag-text",
      '"resultType": "flag-text"',
      "Why flag-text is so.",
      "npx killtable check ./my-receiver.ts --case flag-text",
      "threw TypeError: flag is null",
    ]) {
      expect(text).toContain(told);
    }
    const answer = await ofRule.getByRole("article").first().locator("dl").innerText();
    expect(answer.split("\n").filter(Boolean)).toEqual([
      "Expected",
      "unclassified malformed or of no known type: not to be trusted",
      "Got",
      "tool_error a complete result that says the tool failed",
    ]);
  });

  it("shows the first three cases of a rule, then all that are asked for", async () => {
    const misread = [0, 1, 2, 3, 4].map((at) => ({ ...SAMPLE.cases[1]!, id: `flag-${at}` }));
    const [modern] = SAMPLE.eras;
    const rows = modern!.rows
      .filter(({ id }) => id === "my-receiver")
      .map((row) => ({ ...row, cells: misread.map((_, at) => ({ case: at, kind: "differs" as const })) }));
    const { page } = await openReport({
      ...SAMPLE,
      cases: misread,
      eras: [{ era: "modern", columns: [0, 1, 2, 3, 4], rows }],
    });
    const articles = page.getByRole("region", { name: "rule flag-boolean" }).getByRole("article");
    expect(await articles.count()).toBe(3);
    await page.getByRole("button", { name: "Show 2 more cases of flag-boolean" }).click();
    expect(await articles.count()).toBe(5);
  });

  it("tells what generated envelopes show, and where other reports are", async () => {
    const { page } = await openReport(SAMPLE);
    const law = await page
      .getByRole("region", { name: "law unknown-member, my-receiver, modern" })
      .innerText();
    expect(law).toContain("A member that nobody knows changes nothing.");
    expect(law).toContain('{"id":1}');
    expect(law).toContain("it has no result");
    expect(law).toContain("npx killtable check ./my-receiver.ts --seed 7");
    const link = page.getByRole("link", { name: "Machine-readable" });
    expect(await link.getAttribute("href")).toBe("./report.json");
  });

  it("copies the command that replays a case", async () => {
    const { page } = await openReport(SAMPLE, "", {
      permissions: ["clipboard-read", "clipboard-write"],
    });
    await page.getByRole("button", { name: "Copy the command that replays flag-text" }).click();
    await page.getByRole("button", { name: "Copied" }).waitFor();
    expect(await page.evaluate("navigator.clipboard.readText()")).toBe(
      "npx killtable check ./my-receiver.ts --case flag-text",
    );
  });

  it("selects the command where the browser does not let it copy", async () => {
    const { page } = await openReport(SAMPLE);
    await page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })");
    await page.getByRole("button", { name: "Copy the command that replays flag-text" }).click();
    await page.getByRole("button", { name: "Selected" }).waitFor();
    expect(await page.evaluate("getSelection().toString()")).toBe(
      "npx killtable check ./my-receiver.ts --case flag-text",
    );
  });

  it("says why a receiver was not judged, and claims nothing of its cases", async () => {
    const row: PageRow = {
      ...WRONG_RECEIVER,
      status: "not judged",
      reason: "It threw on import.",
      failures: 0,
      errors: 0,
      cells: [],
    };
    const { page } = await openReport({
      ...SAMPLE,
      eras: [{ era: "modern", columns: [0, 4], rows: [row] }],
    });
    const section = page.getByRole("region", { name: "my-receiver in words, modern" });
    expect(await section.innerText()).toContain("Not judged. It threw on import.");
    expect(await page.getByRole("gridcell").allInnerTexts()).toEqual(["?", "?"]);
    expect(await page.getByRole("heading", { name: "Kill table" }).count()).toBe(0);
  });

  it("puts what is listed as known after what is new", async () => {
    const cells: PageRow["cells"] = [
      { case: 1, kind: "differs", observed: "tool_error", isKnown: true },
      { case: 2, kind: "differs", observed: "tool_error" },
    ];
    const { page } = await openReport({
      ...SAMPLE,
      eras: [{ era: "modern", columns: [1, 2], rows: [{ ...WRONG_RECEIVER, cells, leftOut: [] }] }],
    });
    const section = page.getByRole("region", { name: "my-receiver in words, modern" });
    expect(await section.innerText()).toContain("Misreads 2 of 2 cases; 1 of them listed as known.");
    const articles = await section.getByRole("article").allInnerTexts();
    expect(articles.map((text) => text.includes("listed as known"))).toEqual([false, true]);
  });

  it("shows a run without any case, and all of many notes when they are asked for", async () => {
    const notes = ["one", "two", "three", "four", "five", "six"];
    const { page, problems } = await openReport({
      ...SAMPLE,
      verdict: { outcome: "void", sentence: "Nothing was judged." },
      notes,
      eras: [],
      laws: [],
    });
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("∅ Void Nothing was judged.");
    expect(await page.getByRole("listitem").allInnerTexts()).toEqual(notes.slice(0, 4));
    await page.getByRole("button", { name: "Show 2 more notes" }).click();
    expect(await page.getByRole("listitem").allInnerTexts()).toEqual(notes);
    expect(problems).toEqual([]);
  });

  it("lists mutants and controls in the kill table, and sorts them by the head that is pressed", async () => {
    const { page } = await openReport(SAMPLE);
    const table = page.getByRole("region", { name: "Kill table" });
    const lines = async (): Promise<string[]> =>
      (await table.locator("tbody tr").allInnerTexts()).map(spaced);
    expect(await lines()).toEqual([
      "reference in words control 0 0 passes",
      "ignores-flag in words flag-true 1 0 killed",
      "reads-text in words flag-true 3 0 killed elsewhere",
      "trusts-types in words type-unrecognized 0 0 survived",
      "always-complete in words control 1 0 fails",
    ]);
    await table.getByRole("button", { name: "Failures" }).click();
    await table.getByRole("button", { name: "Failures" }).click();
    expect((await lines())[0]).toBe("reads-text in words flag-true 3 0 killed elsewhere");
    expect(await table.getByRole("columnheader", { name: "Failures" }).getAttribute("aria-sort")).toBe(
      "descending",
    );
  });
});

const spaced = (text: string): string => text.replaceAll(/\s+/g, " ").trim();
