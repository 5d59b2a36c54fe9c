// Takes the picture of the HTML report that the README shows, with a misread case open:
// node scripts/screenshot.js report.html
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { chromium } from "playwright-core";

const PICTURE = fileURLToPath(new URL("../docs/report.png", import.meta.url));

const [report] = process.argv.slice(2);
if (report === undefined) {
  console.error("which report? Name an HTML file: node scripts/screenshot.js report.html");
  process.exit(2);
}
const browser = await chromium.launch({
  executablePath: process.env.KILLTABLE_CHROMIUM ?? "/usr/bin/chromium",
});
const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, colorScheme: "light" });
await page.goto(pathToFileURL(path.resolve(report)).href);
await page.getByRole("article").getByRole("link").first().click();
await page.getByRole("dialog").waitFor();
await page.screenshot({ path: PICTURE });
await browser.close();
