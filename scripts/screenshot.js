// Takes the picture of the HTML report that the README shows: what a receiver makes of a flag that is a text, beside
// the kill matrix. node scripts/screenshot.js report.html
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { chromium } from "playwright-core";

const PICTURE = fileURLToPath(new URL("../docs/report.png", import.meta.url));
const CASE = "string_flag";

const [report] = process.argv.slice(2);
if (report === undefined) {
  console.error("which report? Name an HTML file: node scripts/screenshot.js report.html");
  process.exit(2);
}
const browser = await chromium.launch({
  executablePath: process.env.KILLTABLE_CHROMIUM ?? "/usr/bin/chromium",
});
const page = await browser.newPage({ viewport: { width: 1280, height: 860 }, colorScheme: "light" });
await page.goto(pathToFileURL(path.resolve(report)).href);
await page.locator(".receiver h3 a").first().click();
await page.goto(`${page.url()}&case=${CASE}`);
await page.getByRole("dialog").getByText(CASE).first().waitFor();
await page.getByRole("link", { name: "Kill matrix" }).click();
await page.mouse.move(0, 0);
await page.screenshot({ path: PICTURE });
await browser.close();
