import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Jiti } from "jiti";

/** Node 20 imports no TypeScript by itself. */
const TYPESCRIPT = new Set([".ts", ".mts", ".cts", ".tsx"]);

/**
 * Imports a JavaScript or TypeScript module.
 *
 * @param file - its absolute path
 * @returns its exports, by name
 * @throws whatever the module throws, or a syntax error
 */
export async function importModule(file: string): Promise<Readonly<Record<string, unknown>>> {
  if (TYPESCRIPT.has(path.extname(file))) {
    const exports: object = await (await (typescript ??= typescriptLoader())).import(file);
    return typeof exports === "function" ? { default: exports } : (exports as Record<string, unknown>);
  }
  const exports = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
  return isCompiled(exports["default"]) ? exports["default"] : exports;
}

/**
 * Translates a module without importing it, since the first translation takes longest.
 *
 * @param file - its absolute path; one that is missing or no TypeScript is left alone
 */
export async function translateAhead(file: string): Promise<void> {
  if (TYPESCRIPT.has(path.extname(file)) && existsSync(file)) {
    (await (typescript ??= typescriptLoader())).transform({
      source: readFileSync(file, "utf8"),
      filename: file,
      ts: true,
      async: true,
    });
  }
}

let typescript: Promise<Jiti> | undefined;

/** Makes the loader of TypeScript. A source is translated once, however often it is loaded: that is what takes time. */
async function typescriptLoader(): Promise<Jiti> {
  const { createJiti } = await import("jiti");
  // No cache on disk: jiti's is a folder that every user of the machine can write to.
  const options = { fsCache: false };
  const translator = createJiti(import.meta.url, options);
  const translated = new Map<string, string>();
  return createJiti(import.meta.url, {
    ...options,
    transform: (source) => {
      const key = JSON.stringify([source.filename, source.async, source.source]);
      const code = translated.get(key) ?? translator.transform(source);
      translated.set(key, code);
      return { code };
    },
  });
}

/** CommonJS that a compiler made of ESM: its exports are one level deeper. */
function isCompiled(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && "__esModule" in value && value.__esModule === true;
}
