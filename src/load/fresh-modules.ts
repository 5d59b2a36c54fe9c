import { realpathSync } from "node:fs";
import { createRequire, register } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { ownScript } from "../judge/own-script.ts";

/** What the hook that marks modules is told. */
export interface Marking {
  /** The URL of the folder whose modules are marked, with a slash at its end. */
  readonly root: string;
  /** How often they were renewed, in memory that the thread of the hook reads too. */
  readonly generation: Int32Array;
}

/**
 * Has the modules of a folder loaded afresh in one process, all of them and not only the one that is imported: ES
 * modules, CommonJS, and TypeScript. Packages stay as they are.
 */
export class FreshModules {
  readonly #root: string;
  readonly #generation = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

  /** @param folder - the folder, absolute */
  constructor(folder: string) {
    // Modules are known by their real paths.
    this.#root = realpathSync(folder) + path.sep;
    const data: Marking = { root: pathToFileURL(this.#root).href, generation: this.#generation };
    register(pathToFileURL(ownScript(import.meta.url, "mark-modules").file), { data });
  }

  /** Makes the next import of any module of the folder run it again. */
  renew(): void {
    Atomics.add(this.#generation, 0, 1);
    const { cache } = createRequire(import.meta.url);
    for (const file of Object.keys(cache)) {
      if (file.startsWith(this.#root) && !isInPackage(file)) {
        delete cache[file];
      }
    }
  }
}

function isInPackage(file: string): boolean {
  return file.split(path.sep).includes("node_modules");
}
