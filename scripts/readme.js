// Writes the kill table, as it prints, into the README. With --check it only says whether it is there.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const README = new URL("../README.md", import.meta.url);
const MAIN = new URL("../dist/src/cli/main.js", import.meta.url);

const before = readFileSync(README, "utf8");
const printed = execFileSync(process.execPath, [fileURLToPath(MAIN), "mutants"], { encoding: "utf8" });
const block = `<!-- killtable mutants -->\n\n\`\`\`\n${printed.trimEnd()}\n\`\`\`\n\n<!-- end -->`;
const after = before.replace(/<!-- killtable mutants -->.*?<!-- end -->/s, () => block);

if (process.argv.includes("--check") && after !== before) {
  console.error("README.md does not show the kill table as it prints; run: npm run readme");
  process.exit(1);
}
writeFileSync(README, after);
