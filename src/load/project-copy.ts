import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { doAtExit, forgetAtExit } from "../judge/at-exit.ts";

/**
 * A copy of a project in a temporary folder, in which files can be changed and still import each other. Packages
 * are linked to, hidden folders are left out, and nothing of the project itself is touched.
 */
export class ProjectCopy {
  readonly #root: string;
  readonly #temporary: string;
  readonly #folder: string;
  readonly #remove = (): void => rmSync(this.#temporary, { recursive: true, force: true });

  /** @param root - the project's folder, absolute */
  constructor(root: string) {
    this.#root = root;
    // Modules are known by their real paths.
    this.#temporary = realpathSync(mkdtempSync(path.join(tmpdir(), `killtable-${process.pid}-`)));
    this.#folder = path.join(this.#temporary, "project");
    // A signal ends the process without coming back to whoever would remove the copy.
    doAtExit(this.#remove);
    this.#copy("");
    linkPackages(path.join(root, "node_modules"), this.#folder);
    // In a workspace some packages are installed in a folder above.
    const above = createRequire(path.join(path.dirname(root), "any.js")).resolve.paths("any") ?? [];
    linkPackages(above.find((folder) => existsSync(folder)) ?? "", this.#temporary);
  }

  /**
   * Says where a file of the project is in the copy.
   *
   * @param file - its path from the project's folder, or absolute
   * @returns its absolute path in the copy
   */
  pathOf(file: string): string {
    return path.join(this.#folder, path.relative(this.#root, path.resolve(this.#root, file)));
  }

  /**
   * Changes a file in the copy.
   *
   * @param file - its path from the project's folder, or absolute
   * @param source - what is to be in it
   */
  write(file: string, source: string): void {
    mkdirSync(path.dirname(this.pathOf(file)), { recursive: true });
    writeFileSync(this.pathOf(file), source);
  }

  /**
   * Takes a file over anew, as it is in the project or is there no more.
   *
   * @param file - its path from the project's folder
   */
  refresh(file: string): void {
    rmSync(this.pathOf(file), { force: true });
    if (existsSync(path.join(this.#root, file))) {
      this.#copy(file);
    }
  }

  /** Deletes the copy. */
  remove(): void {
    forgetAtExit(this.#remove);
    this.#remove();
  }

  #copy(within: string): void {
    const from = path.join(this.#root, within);
    const filter = (each: string): boolean => each === from || isCopied(each);
    // A link that stayed one would lead a change back into the project.
    cpSync(from, this.pathOf(within), { recursive: true, dereference: true, filter });
  }
}

function isCopied(from: string): boolean {
  const name = path.basename(from);
  return name !== "node_modules" && !name.startsWith(".");
}

function linkPackages(packages: string, into: string): void {
  if (existsSync(packages)) {
    symlinkSync(realpathSync(packages), path.join(into, "node_modules"), "junction");
  }
}
