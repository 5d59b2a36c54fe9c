// Writes what commands print into the README: each block begins with a comment that names its command. With --check
// it only says whether every block is as its command prints.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const README = new URL("../README.md", import.meta.url);
const MAIN = fileURLToPath(new URL("../dist/src/cli/main.js", import.meta.url));
const BLOCK = /<!-- killtable (?<command>[^\n]*) -->.*?<!-- end -->/gs;

const before = readFileSync(README, "utf8");
const commands = [...before.matchAll(BLOCK)].map(({ groups }) => groups.command);
const after = before.replace(BLOCK, (_, command) => {
  const printed = execFileSync(process.execPath, [MAIN, ...command.split(" ")], { encoding: "utf8" });
  return `<!-- killtable ${command} -->\n\n\`\`\`\n${printed.trimEnd()}\n\`\`\`\n\n<!-- end -->`;
});

if (commands.length === 0) {
  console.error("README.md has no place for what a command prints; it stands between two comments");
  process.exitCode = 1;
} else if (!process.argv.includes("--check")) {
  writeFileSync(README, after);
} else if (after !== before) {
  console.error(`README.md does not show what is printed by ${commands.join(" and ")}; run: npm run readme`);
  process.exitCode = 1;
}
