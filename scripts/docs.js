// Fills the places in README.md and docs/*.md that show what was run. Each stands between a comment and <!-- end -->:
//
//   <!-- killtable mutants --published -->
//   <!-- killtable check ./receiver.ts (in docs/receivers/first; ends with 1; part differs) -->
//   <!-- file docs/receivers/first/receiver.ts -->
//
// `in` is the folder to run in, `ends with` the exit code if it is not 0, and `part` words of the output:
// the first paragraph that holds them is shown alone. With --check it only says which pages are stale.
import { execFile } from "node:child_process";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const MAIN = fileURLToPath(new URL("../dist/src/cli/main.js", import.meta.url));
const PLACE = /<!-- (?<kind>killtable|file) (?<what>[^\n]+?)(?: \((?<how>[^\n]+)\))? -->\n.*?<!-- end -->/gs;
const HOW = /^(?<name>in|ends with|part) (?<value>.+)$/;
const LANGUAGES = { ".mjs": "js", ".py": "python", ".yml": "yaml" };

/** How many commands run at once. */
const AT_ONCE = 2;

function howOf(text = "") {
  const parts = text.split("; ").filter((part) => part !== "");
  return Object.fromEntries(
    parts.map((part) => {
      const { name, value } = HOW.exec(part)?.groups ?? {};
      if (name === undefined) {
        throw new Error(`"${part}" says nothing of how to run; it has to be in, ends with or part`);
      }
      return [name, value];
    }),
  );
}

const keyOf = ({ what, how }) => JSON.stringify([what, how.in, how["ends with"]]);

async function run({ what, how }) {
  const args = [MAIN, ...what.split(" ")];
  // On GitHub Actions it would report there too.
  const env = { ...process.env, NO_COLOR: "1", GITHUB_ACTIONS: "" };
  const options = { cwd: how.in ?? ".", maxBuffer: 100_000_000, env };
  const { code, signal, stdout, stderr } = await promisify(execFile)(process.execPath, args, options).then(
    (ran) => ({ ...ran, code: 0 }),
    (error) => error,
  );
  if (String(code) !== (how["ends with"] ?? "0")) {
    throw new Error(`killtable ${what} ended with ${code ?? signal}: ${stderr}`);
  }
  return stdout;
}

/** Runs each command once. */
async function runAll(places) {
  const waiting = new Map(
    places.filter(({ kind }) => kind === "killtable").map((place) => [keyOf(place), place]),
  );
  const printed = new Map();
  const runNext = async () => {
    for (const [key, place] of waiting) {
      waiting.delete(key);
      printed.set(key, await run(place));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, runNext));
  return printed;
}

function partOf(printed, words) {
  const part = printed.split("\n\n").find((paragraph) => paragraph.includes(words));
  if (part === undefined) {
    throw new Error(`no paragraph of the output holds "${words}"`);
  }
  return part;
}

/** What stands in a place: the language of the block, and its text. */
function shownIn(place, printed) {
  const { kind, what, how } = place;
  if (kind === "file") {
    const ending = path.extname(what);
    return [LANGUAGES[ending] ?? ending.slice(1), readFileSync(what, "utf8")];
  }
  const whole = printed.get(keyOf(place));
  return ["", how.part === undefined ? whole : partOf(whole, how.part)];
}

const placeOf = ({ kind, what, how }) => ({ kind, what, how: howOf(how) });
const files = ["README.md", ...readdirSync("docs").map((name) => path.join("docs", name))];
const pages = files
  .filter((file) => file.endsWith(".md"))
  .map((file) => ({ file, before: readFileSync(file, "utf8") }));
const printed = await runAll(
  pages.flatMap(({ before }) => [...before.matchAll(PLACE)].map(({ groups }) => placeOf(groups))),
);

for (const { file, before } of pages) {
  const after = before.replace(PLACE, (place, ...found) => {
    const [language, text] = shownIn(placeOf(found.at(-1)), printed);
    return `${place.split("\n")[0]}\n\n\`\`\`${language}\n${text.trimEnd()}\n\`\`\`\n\n<!-- end -->`;
  });
  if (after !== before && process.argv.includes("--check")) {
    console.error(`${file} does not show what is printed now; run: npm run docs`);
    process.exitCode = 1;
  } else if (after !== before) {
    writeFileSync(file, after);
  }
}
