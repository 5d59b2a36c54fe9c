import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import type { MutationTestResult } from "mutation-testing-report-schema/api";
import { elementsPage } from "../../../src/report/page/elements-page.ts";

const HOSTILE = "</script><script>alert(1)</script><!-- <script> \u2028 \t \ud83d";
const report: MutationTestResult = {
  ...{ schemaVersion: "2", thresholds: { high: 100, low: 100 } },
  files: { "mutants/a.ts": { language: "typescript", source: HOSTILE, mutants: [] } },
};
const html = elementsPage(report);
const scripts = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text = ""]) => text);

describe("elementsPage", () => {
  it("holds the report as data that ends no element, and that reads as it was", () => {
    const [, json = ""] = /<script type="application\/json" id="report">([^]*?)<\/script>/.exec(html) ?? [];
    expect(json).not.toContain("<");
    expect(JSON.parse(json)).toEqual(report);
    expect(html.match(/<\/script>/g)).toHaveLength(3);
  });

  it("holds the whole script of mutation-testing-elements with its licence, and loads nothing", () => {
    const file = createRequire(import.meta.url).resolve(
      "mutation-testing-elements/mutation-test-elements.js",
    );
    expect(scripts[0]?.endsWith(readFileSync(file, "utf8")), "another script").toBe(true);
    expect(scripts[0]).toMatch(/^\/\* mutation-testing-elements\s+Apache License\s+Version 2.0/);
    expect(html).not.toMatch(/<(?:script|link|img|iframe)[^>]* (?:src|href)=/);
  });

  it("lets run only what it has written", () => {
    const [, policy = ""] = /Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
    const hashes = scripts.map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
    expect(hashes).toHaveLength(2);
    expect(policy.split("; ")).toContain(`script-src ${hashes.join(" ")}`);
    expect(policy.split("; ")[0]).toBe("default-src 'none'");
  });
});
