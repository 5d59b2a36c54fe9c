import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, type BrowserContextOptions, type Page, chromium } from "playwright-core";
import { afterAll, onTestFinished } from "vitest";
import type { PageData } from "../../src/report/page-data.ts";
import { pageText } from "../../src/report/page-text.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const EXECUTABLE = process.env["KILLTABLE_CHROMIUM"] ?? "/usr/bin/chromium";

// Nothing that Chromium would ask of hosts of its own.
const FLAGS = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The browser that the tests of a file share, from the first that needs it. */
let started: Promise<Browser> | undefined;

afterAll(async () => {
  const browser = await started?.catch(() => undefined);
  await browser?.close();
});

function startBrowser(): Promise<Browser> {
  if (!existsSync(EXECUTABLE)) {
    throw new Error(
      `there is no Chromium at ${EXECUTABLE}; install it (apt-get install -y chromium), or name one in KILLTABLE_CHROMIUM`,
    );
  }
  return chromium.launch({ executablePath: EXECUTABLE, args: FLAGS });
}

/** A report in the browser, and what came up while it was open. */
export interface OpenReport {
  readonly page: Page;
  /** Its address, without a hash. */
  readonly address: string;
  /** What the browser complained of. */
  readonly problems: string[];
  /** The addresses of what it asked for. */
  readonly requests: string[];
}

/**
 * Opens a report.
 *
 * @param data - what it shows
 * @param hash - the hash of the address
 * @param options - how the browser is to be
 * @returns the report, which is closed when the test has finished
 * @throws Error where there is no browser, which says how to get it
 */
export function openReport(
  data: PageData,
  hash = "",
  options: BrowserContextOptions = {},
): Promise<OpenReport> {
  return openHtml(pageText(data), hash, options);
}

/** Opens HTML from a file, in a folder with a space in its name; otherwise as openReport. */
export async function openHtml(
  html: string,
  hash = "",
  options: BrowserContextOptions = {},
): Promise<OpenReport> {
  started ??= startBrowser();
  const browser = await started;
  const file = path.join(temporaryFolder({}), "report.html");
  writeFileSync(file, html);
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const problems: string[] = [];
  const requests: string[] = [];
  page.on("console", (message) => problems.push(message.text()));
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("dialog", (dialog) => {
    problems.push(`a dialog says ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("request", (request) => requests.push(request.url()));
  const address = pathToFileURL(file).href;
  await page.goto(address + hash);
  return { page, address, problems, requests };
}
