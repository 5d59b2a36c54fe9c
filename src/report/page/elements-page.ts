import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { MutationTestResult } from "mutation-testing-report-schema/api";
import { OWN_FOLDER } from "../../corpus/own-package.ts";

/** Where the build leaves the script of mutation-testing-elements. */
const ELEMENTS = path.join(OWN_FOLDER, "dist", "page", "mutation-test-elements.js");

/** Gives the report to the element that shows it, and follows the colours that it is set to. */
const START = `const app = document.querySelector("mutation-test-report-app");
app.report = JSON.parse(document.getElementById("report").textContent);
const paint = () => { document.body.style.backgroundColor = app.themeBackgroundColor; };
app.addEventListener("theme-changed", paint);
paint();`;

/**
 * Writes a report of the mutation-testing report schema as a page that needs nothing else and sends nothing.
 *
 * @param report - the report
 * @returns HTML
 * @throws Error where the script that shows it was not built
 */
export function elementsPage(report: MutationTestResult): string {
  const elements = readFileSync(ELEMENTS, "utf8");
  // What may run is only what is written here, whatever the report holds. The element has styles of its own.
  const policy = [
    "default-src 'none'",
    `script-src ${[elements, START].map((script) => `'${hashOf(script)}'`).join(" ")}`,
    "style-src 'unsafe-inline'",
    "img-src data:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Hand-written mutants</title>
<script>${elements}</script>
</head>
<body>
<mutation-test-report-app title-postfix="killtable">This report needs JavaScript.</mutation-test-report-app>
<script type="application/json" id="report">${JSON.stringify(report).replaceAll("<", String.raw`\u003c`)}</script>
<script>${START}</script>
</body>
</html>
`;
}

function hashOf(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
