import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

// The package as npm would publish it, installed into an empty project in a folder with a space.
const NPM = process.platform === "win32" ? "npm.cmd" : "npm";
const project = mkdtempSync(path.join(tmpdir(), "killtable project "));
const run = (...args: string[]) =>
  spawnSync("npx", ["--no-install", "killtable", ...args], { cwd: project, encoding: "utf8" });

beforeAll(() => {
  execFileSync(NPM, ["pack", "--ignore-scripts", "--silent", "--pack-destination", project]);
  const tarball = readdirSync(project).find((file) => file.endsWith(".tgz"));
  writeFileSync(path.join(project, "package.json"), '{ "name": "empty", "private": true, "type": "module" }');
  execFileSync(NPM, ["install", "--no-audit", "--no-fund", "--prefer-offline", `./${tarball}`], {
    cwd: project,
  });
}, 180_000);
afterAll(() => rmSync(project, { recursive: true }));

describe("the packed package", () => {
  it("checks a TypeScript receiver of the project", () => {
    writeFileSync(
      path.join(project, "my-receiver.ts"),
      'export default (_: unknown): string => "unclassified";\n',
    );
    const { status, stdout } = run("check", "./my-receiver.ts", "--runs", "10");
    expect(stdout).toContain("12 cases: 7 match, 5 differs");
    expect(status).toBe(1);
  });

  it("passes its own reference receiver, and prints the kill table", () => {
    expect(run("check", "node_modules/killtable/dist/src/receiver/reference.js").status).toBe(0);
    expect(run("mutants").stdout).toContain("3 of 3 mutants killed");
  });

  it("says how to install StrykerJS where there is none", () => {
    const { status, stderr } = run("mutate");
    expect(stderr).toContain("npm install -D @stryker-mutator/core");
    expect(status).toBe(2);
  });

  it("gives its types and functions to an import", () => {
    const script =
      'import { reference, contextFor } from "killtable"; console.log(reference(null, contextFor("modern")));';
    writeFileSync(path.join(project, "use.mjs"), script);
    expect(execFileSync(process.execPath, ["use.mjs"], { cwd: project, encoding: "utf8" })).toBe(
      "unclassified\n",
    );
  });
});
