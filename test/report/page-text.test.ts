import { createHash } from "node:crypto";
import { afterEach, describe, expect, it, vi } from "vitest";
import { pageText } from "../../src/report/page-text.ts";
import { SAMPLE } from "../page/sample-data.ts";

const HOSTILE = '</script><script>alert(1)</script><!-- \u2028\u2029\u202e\ud800 & "x"';

const withText = (text: string) =>
  pageText({ ...SAMPLE, title: text, verdict: { outcome: "void", sentence: text }, notes: [text] });

const partOf = (html: string, pattern: RegExp): string => pattern.exec(html)?.groups?.["part"] ?? "";
const dataOf = (html: string): string =>
  partOf(html, /<script type="application\/json" id="data">(?<part>.*?)<\/script>/s);

afterEach(() => {
  vi.doUnmock("../../src/corpus/own-package.ts");
  vi.resetModules();
});

describe("pageText", () => {
  it("writes one HTML file with the data in it", () => {
    const html = pageText(SAMPLE);
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(html).toContain("<title>killtable check: fails</title>");
    expect(html).toContain('<meta name="viewport"');
    expect(JSON.parse(dataOf(html))).toEqual(SAMPLE);
  });

  it("says the verdict where scripts do not run", () => {
    expect(partOf(pageText(SAMPLE), /<noscript>(?<part>.*?)<\/noscript>/)).toContain(
      "<p>my-receiver misreads 2 of 5 cases.</p>",
    );
  });

  it("lets no text end the element that it is in", () => {
    const html = withText(HOSTILE);
    expect(html.match(/<script/g)).toHaveLength(2);
    expect(html.match(/<\/script/g)).toHaveLength(2);
    expect(html).not.toContain("<!--");
    expect(html).not.toMatch(/[\u2028\u2029\u202e]/);
    expect(html).toContain("<title>&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(html).toContain("&amp; &quot;x&quot;: void</title>");
  });

  it("keeps what a text says, with what cannot be printed as escapes and lines as lines", () => {
    const { notes } = JSON.parse(dataOf(withText(`a\u202eb\n\u001b[2J${HOSTILE}`))) as { notes: string[] };
    expect(notes).toEqual([
      String.raw`a\u202eb` +
        "\n" +
        String.raw`\u001b[2J</script><script>alert(1)</script><!-- \u2028\u2029\u202e\ud800 & "x"`,
    ]);
  });

  it("allows its own script and style only, by their hashes", () => {
    const html = withText(HOSTILE);
    const hash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
    const policy = partOf(html, /<meta http-equiv="Content-Security-Policy" content="(?<part>[^"]*)">/);
    expect(policy.split("; ")).toEqual([
      "default-src 'none'",
      `script-src ${hash(partOf(html, /<script>(?<part>.*?)<\/script>/s))}`,
      `style-src ${hash(partOf(html, /<style>(?<part>.*?)<\/style>/s))}`,
      "base-uri 'none'",
      "form-action 'none'",
    ]);
  });

  it("says what to do where the page was not built", async () => {
    vi.resetModules();
    vi.doMock("../../src/corpus/own-package.ts", () => ({ OWN_FOLDER: "/nowhere" }));
    const unbuilt = await import("../../src/report/page-text.ts");
    expect(() => unbuilt.pageText(SAMPLE)).toThrow(
      "/nowhere/dist/page/page.js is missing, which the HTML report is made of; run: npm run build",
    );
  });
});
