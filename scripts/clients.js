// Puts the pinned cases to the published clients of examples/clients, each installed as its own lock says, and writes
// docs/clients.md. With --newest: as the registry has them today, into files of their own under reports/.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const CLIENTS = path.join("examples", "clients");
const MAIN = path.join("dist", "src", "cli", "main.js");

// npm is a script that Windows starts by a shell only.
const QUIETLY = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
const SHELL = { shell: process.platform === "win32", stdio: ["ignore", "ignore", "inherit"] };

const isNewest = process.argv.includes("--newest");

for (const folder of readdirSync(CLIENTS).map((name) => path.join(CLIENTS, name))) {
  if (existsSync(path.join(folder, "package.json"))) {
    install(folder);
  }
}
const out = isNewest ? "clients-newest" : "clients";
const page = isNewest ? path.join("reports", `${out}.md`) : path.join("docs", "clients.md");
const reporters = [
  "terminal",
  `markdown=${page}`,
  `html=${path.join("reports", `${out}.html`)}`,
  `json=${path.join("reports", `${out}.json`)}`,
].flatMap((reporter) => ["--reporter", reporter]);
const config = ["--config", path.join(CLIENTS, "killtable.config.json")];
const { status } = spawnSync(process.execPath, [MAIN, "clients", ...config, ...reporters], {
  stdio: "inherit",
});
process.exitCode = status ?? 1;

function install(folder) {
  execFileSync("npm", ["ci", ...QUIETLY], { cwd: folder, ...SHELL });
  if (isNewest) {
    const { dependencies } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
    const newest = Object.keys(dependencies).map((name) => `${name}@latest`);
    execFileSync("npm", ["install", "--no-save", ...QUIETLY, ...newest], { cwd: folder, ...SHELL });
  }
}
