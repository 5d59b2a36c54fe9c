// Writes the kill table, as it prints, into the README. With --check it only says whether it is there.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const README = new URL("../README.md", import.meta.url);
const MAIN = fileURLToPath(new URL("../dist/src/cli/main.js", import.meta.url));
const BLOCK = /<!-- killtable mutants -->.*?<!-- end -->/s;

const before = readFileSync(README, "utf8");
const printed = execFileSync(process.execPath, [MAIN, "mutants"], { encoding: "utf8" });
const block = `<!-- killtable mutants -->\n\n\`\`\`\n${printed.trimEnd()}\n\`\`\`\n\n<!-- end -->`;

if (!BLOCK.test(before)) {
  console.error("README.md has no place for the kill table; it stands between two comments");
  process.exitCode = 1;
} else if (!process.argv.includes("--check")) {
  writeFileSync(
    README,
    before.replace(BLOCK, () => block),
  );
} else if (!before.includes(block)) {
  console.error("README.md does not show the kill table as it prints; run: npm run readme");
  process.exitCode = 1;
}
