import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { OWN_FOLDER } from "../corpus/own-package.ts";
import type { PageData } from "./page-data.ts";
import { printable } from "./printable.ts";

/** Where the build leaves the script and the style of the page. */
const BUNDLE = path.join(OWN_FOLDER, "dist", "page");

/**
 * Writes the page as one file that needs nothing else and sends nothing.
 *
 * @param data - everything that it shows
 * @returns HTML
 * @throws Error where the script or the style of the page was not built
 */
export function pageText(data: PageData): string {
  const script = bundled("page.js");
  const style = bundled("page.css");
  // What may run and what may paint is only what is written here, whatever the data hold.
  const policy = [
    "default-src 'none'",
    `script-src '${hashOf(script)}'`,
    `style-src '${hashOf(style)}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(`${data.title}: ${data.verdict.outcome}`)}</title>
<style>${style}</style>
</head>
<body>
<noscript><p>${escapeHtml(data.verdict.sentence)}</p><p>The rest of this report needs JavaScript.</p></noscript>
<div id="page"></div>
<script type="application/json" id="data">${embeddedJson(data)}</script>
<script>${script}</script>
</body>
</html>
`;
}

function bundled(name: string): string {
  const file = path.join(BUNDLE, name);
  if (!existsSync(file)) {
    throw new Error(`${file} is missing, which the HTML report is made of; run: npm run build`);
  }
  return readFileSync(file, "utf8");
}

function hashOf(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

function escapeHtml(text: string): string {
  return printable(text)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** JSON that no text in it can end, and that shows what cannot be printed, line by line. */
function embeddedJson(data: PageData): string {
  const json = JSON.stringify(data, (_, value: unknown) =>
    typeof value === "string" ? value.split("\n").map(printable).join("\n") : value,
  );
  return json.replaceAll("<", String.raw`\u003c`);
}
