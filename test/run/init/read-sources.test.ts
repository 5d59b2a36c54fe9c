import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readSource, readSources } from "../../../src/run/init/read-sources.ts";

const root = mkdtempSync(path.join(tmpdir(), "killtable sources "));
const put = (file: string, text = "export function classify() {}\n"): void => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

beforeAll(() => {
  put("index.js");
  put("src/my client.ts");
  put("src/view.tsx");
  for (const folder of ["node_modules/x", "dist", "build", "coverage", "test", ".hidden"]) {
    put(`${folder}/other.js`);
  }
  for (const name of ["types.d.ts", "client.test.ts", "client.spec.js", "vite.config.ts", "notes.md"]) {
    put(`src/${name}`);
  }
  symlinkSync(path.join(root, "dist"), path.join(root, "linked"), "junction");
});
afterAll(() => rmSync(root, { recursive: true }));

describe("readSources", () => {
  it("reads the project's own modules, those further up first, and follows no link", () => {
    const { sources, isCutShort } = readSources(root);
    expect(sources.map((source) => source.path)).toEqual(["index.js", "src/my client.ts", "src/view.tsx"]);
    expect(isCutShort).toBe(false);
  });

  it("finds nothing where there is no such folder", () => {
    expect(readSources(path.join(root, "nowhere")).sources).toEqual([]);
  });

  it("does not read what is too long to be written by hand", () => {
    put("long.js", `export function classify() {}\n${" ".repeat(1_000_000)}`);
    expect(readSource(root, "long.js").functions).toEqual([]);
    expect(readSource(root, "index.js").functions).toEqual([{ export: "classify", name: "classify" }]);
    rmSync(path.join(root, "long.js"));
  });
});
