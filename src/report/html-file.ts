// What reports have in common that are one HTML file each, which needs nothing else and sends nothing.
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { OWN_FOLDER } from "../corpus/own-package.ts";

/** Where the build leaves the scripts and styles of such reports. */
const BUNDLE = path.join(OWN_FOLDER, "dist", "page");

/**
 * Reads a script or a style that is written into a report.
 *
 * @param name - the file's name
 * @returns the text
 * @throws Error where it was not built
 */
export function bundled(name: string): string {
  const file = path.join(BUNDLE, name);
  if (!existsSync(file)) {
    throw new Error(`${file} is missing, which the HTML report is made of; run: npm run build`);
  }
  return readFileSync(file, "utf8");
}

/**
 * Writes a Content-Security-Policy by which only what is written into the report runs, whatever its data hold.
 *
 * @param scripts - the scripts in it
 * @param others - what else may be, such as `img-src data:`
 * @returns the policy
 */
export function policyOf(scripts: readonly string[], others: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src ${scripts.map((script) => `'${hashOf(script)}'`).join(" ")}`,
    ...others,
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

/**
 * Names a script or a style in a Content-Security-Policy.
 *
 * @param text - the script or the style
 * @returns its hash
 */
export function hashOf(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

/**
 * Writes JSON into an HTML file.
 *
 * @param json - JSON text
 * @returns the same value as JSON text that no text in it can end
 */
export function embedded(json: string): string {
  return json.replaceAll("<", String.raw`\u003c`);
}
