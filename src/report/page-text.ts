import { bundled, embedded, hashOf, policyOf } from "./html-file.ts";
import type { PageData } from "./page-data.ts";
import { printable } from "./printable.ts";

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
  // What may paint, too, is only what is written here.
  const policy = policyOf([script], [`style-src '${hashOf(style)}'`]);
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

function escapeHtml(text: string): string {
  return printable(text)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** JSON that no text in it can end, and that shows what cannot be printed, line by line. */
function embeddedJson(data: PageData): string {
  return embedded(
    JSON.stringify(data, (_, value: unknown) =>
      typeof value === "string" ? value.split("\n").map(printable).join("\n") : value,
    ),
  );
}
