import { marked } from "marked";
import { describe, expect, it } from "vitest";
import { codeCell, codeSpan, fence, markdownTable } from "../../src/report/markdown-text.ts";
import { excerpt, printable } from "../../src/report/printable.ts";
import { HOSTILE } from "./results.ts";

/** What a page would show of Markdown, its entities decoded. */
const shown = (markdown: string): string =>
  marked
    .parse(markdown, { async: false })
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");

describe("codeSpan", () => {
  it.each([
    "plain",
    "`",
    "``a`",
    "a``",
    " a ",
    "   ",
    "<b>",
    "a\\",
    "*a*",
    "@octocat",
    "![a](b)",
    "| a | b |",
  ])("shows %j as it is, and nothing of it as markup", (text) => {
    expect(shown(`before ${codeSpan(text)} after`)).toBe(`<p>before <code>${text}</code> after</p>\n`);
  });

  it("shows what would end a line, or turn it, escaped, and cuts what is long", () => {
    expect(codeSpan("a\nb\u202e")).toBe("`a\\u000ab\\u202e`");
    expect(codeSpan("x".repeat(201))).toBe(`\`${"x".repeat(200)}… (1 more characters)\``);
  });

  it("is one span whatever is in it", () => {
    expect(shown(codeSpan(HOSTILE))).toBe(`<p><code>${excerpt(HOSTILE, 200)}</code></p>\n`);
  });
});

describe("codeCell", () => {
  it.each([HOSTILE, "|", "\\|", "\\\\|", "`|`"])("stays one cell of a table: %j", (text) => {
    const html = shown(markdownTable(["one", "two"], [[codeCell(text), "12"]]));
    const escaped = excerpt(text.replaceAll("|", "\\u007c"), 200);
    expect(html).toContain(`<td><code>${escaped}</code></td>\n<td align="right">12</td>`);
    expect(html.match(/<td/g)).toHaveLength(2);
  });
});

describe("fence", () => {
  it("is one block whatever is in its lines", () => {
    const lines = HOSTILE.split("\r\n").map(printable);
    expect(shown(`${fence(lines)}\n\nafter`)).toBe(
      `<pre><code class="language-text">${lines.join("\n")}\n</code></pre>\n<p>after</p>\n`,
    );
  });
});
