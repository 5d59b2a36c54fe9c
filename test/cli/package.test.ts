import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

// The package as npm would publish it, installed into an empty project in a folder with a space.
const SHELL = { shell: process.platform === "win32" };
const project = mkdtempSync(path.join(tmpdir(), "killtable project "));
const run = (...args: string[]) =>
  spawnSync("npx", ["--no-install", "killtable", ...args], { cwd: project, encoding: "utf8", ...SHELL });

beforeAll(() => {
  execFileSync("npm", ["pack", "--ignore-scripts", "--silent", "--pack-destination", project], SHELL);
  const tarball = readdirSync(project).find((file) => file.endsWith(".tgz"));
  writeFileSync(path.join(project, "package.json"), '{ "name": "empty", "private": true, "type": "module" }');
  execFileSync("npm", ["install", "--no-audit", "--no-fund", "--prefer-offline", `./${tarball}`], {
    cwd: project,
    ...SHELL,
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
    expect(stdout).toMatch(/^\d+ cases: \d+ match, \d+ accepted, \d+ differs;/m);
    expect(status).toBe(1);
  });

  it("passes its own reference receiver, and prints the kill table", () => {
    expect(run("check", "node_modules/killtable/dist/src/receiver/reference.js").status).toBe(0);
    expect(run("mutants", "--published").stdout).toContain("3 of 3 mutants killed");
  });

  it("gives the schema of the command protocol to a program that asks for it", () => {
    const print = ["-p", 'require("killtable/schemas/command-protocol.schema.json").title'];
    const title = execFileSync(process.execPath, print, { cwd: project, encoding: "utf8" });
    expect(title).toContain("the command protocol of killtable, version 1");
  });

  it("says how to install StrykerJS where there is none", () => {
    const { status, stderr } = run("mutate");
    expect(stderr).toContain("npm install -D @stryker-mutator/core");
    expect(status).toBe(2);
  });

  it("gives its functions and their types to an import", () => {
    const script = `import { type Category, contextFor, reference } from "killtable";
export const category: Category = reference(null, contextFor("modern"));
`;
    writeFileSync(path.join(project, "use.mts"), script);
    const compiler = path.resolve("node_modules/typescript/bin/tsc");
    const options = ["--strict", "--module", "nodenext", "--target", "es2023", "--noEmitOnError", "use.mts"];
    const compiled = spawnSync(process.execPath, [compiler, ...options], { cwd: project, encoding: "utf8" });
    expect(compiled).toMatchObject({ stdout: "", status: 0 });
    const print = ["-e", 'import("./use.mjs").then(({ category }) => console.log(category))'];
    expect(execFileSync(process.execPath, print, { cwd: project, encoding: "utf8" })).toBe("unclassified\n");
  });
});
