import path from "node:path";
import { pathToFileURL } from "node:url";

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
    const { createJiti } = await import("jiti");
    // No cache on disk: jiti's is a folder that every user of the machine can write to.
    const exports: object = await createJiti(import.meta.url, { fsCache: false }).import(file);
    return typeof exports === "function" ? { default: exports } : (exports as Record<string, unknown>);
  }
  const exports = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
  return isCompiled(exports["default"]) ? exports["default"] : exports;
}

/** CommonJS that a compiler made of ESM: its exports are one level deeper. */
function isCompiled(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && "__esModule" in value && value.__esModule === true;
}
