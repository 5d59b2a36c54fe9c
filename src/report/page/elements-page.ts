import type { MutationTestResult } from "mutation-testing-report-schema/api";
import { bundled, embedded, policyOf } from "../html-file.ts";

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
  const elements = bundled("mutation-test-elements.js");
  // The element paints with styles of its own.
  const policy = policyOf([elements, START], ["style-src 'unsafe-inline'", "img-src data:"]);
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
<script type="application/json" id="report">${embedded(JSON.stringify(report))}</script>
<script>${START}</script>
</body>
</html>
`;
}
