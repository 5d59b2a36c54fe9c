import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { newProject, run } from "../examples/example.ts";
import { HELD } from "./held-commands.ts";
import { markdownFiles } from "./markdown-files.ts";
import { type Step, stepsIn } from "./page-steps.ts";

const pages = ["README.md", ...markdownFiles("docs"), ...markdownFiles("examples")].map((page) => ({
  page,
  text: readFileSync(page, "utf8"),
}));
const commandsOf = (steps: readonly Step[]): string[] =>
  steps.flatMap((step) => (step.kind === "command" ? [step.command] : []));

const withCommands = pages
  .map(({ page, text }) => ({ page, steps: stepsIn(text) }))
  .filter(({ steps }) => commandsOf(steps).length > 0);

const heldElsewhere = Object.values(HELD)
  .flat()
  .flatMap(([command, held]) => (typeof held === "number" ? [] : [{ command, ...held }]));

/**
 * Runs what a reader of a page would, but for what is run elsewhere, and says how each command ended. What npx does is
 * find the program in the project, which takes longer than most of the commands.
 */
function follow(page: string, steps: readonly Step[]): { readonly ran: string[]; readonly wanted: string[] } {
  const project = newProject();
  const held = [...(HELD[page] ?? [])];
  const ran: string[] = [];
  const wanted: string[] = [];
  for (const step of steps) {
    if (step.kind === "file") {
      writeFileSync(path.join(project, step.name), step.text);
      continue;
    }
    const [, code] = held.shift() ?? [];
    if (typeof code === "number") {
      const { code: ended, stderr } = run(project, [
        "sh",
        "-ec",
        `PATH="$PWD/node_modules/.bin:$PATH"; ${step.command.replace(/^npx /, "")}`,
      ]);
      ran.push(`${step.command}: ${ended}${ended === code ? "" : `\n${stderr}`}`);
      wanted.push(`${step.command}: ${code}`);
    }
  }
  rmSync(project, { recursive: true });
  return { ran, wanted };
}

describe("the pages", () => {
  it("show the commands that are held here, and no others", () => {
    const shown = Object.fromEntries(withCommands.map(({ page, steps }) => [page, commandsOf(steps)]));
    const held = Object.entries(HELD).map(([page, commands]) => [page, commands.map(([command]) => command)]);
    expect(shown).toEqual(Object.fromEntries(held));
  });

  it("show commands in blocks of no other language, and outputs of commands that they name", () => {
    const hidden = pages.flatMap(({ page, text }) =>
      [...text.matchAll(/^```(?:bash|shell|console|zsh|shell-session)$/gm)].map(([fence]) => page + fence),
    );
    expect(hidden).toEqual([]);
    const comments = pages.flatMap(({ text }) =>
      [...text.matchAll(/<!-- (?<word>[^ ]+)/g)].map(([, word]) => word),
    );
    expect(new Set(comments)).toEqual(new Set(["killtable", "file", "transcript", "end"]));
    const unnamed = pages.flatMap(({ page, text }) => {
      const said = text.replaceAll(/<!--.*?-->/gs, "");
      return [...text.matchAll(/<!-- (?<command>killtable [^\n]+?)(?: \([^\n]*\))? -->/g)]
        .map(([, command = ""]) => command)
        .filter((command) => !said.includes(command))
        .map((command) => `${page}: ${command}`);
    });
    expect(unnamed).toEqual([]);
  });

  it.each(heldElsewhere)("leave $command to $file", ({ command, file, words }) => {
    const said = new Set(readFileSync(file, "utf8").split(/[\s"'`,;()[\]{}]+/));
    expect(words.split(" ").filter((word) => !said.has(word))).toEqual([]);
    expect(words.split(" ").filter((word) => !command.includes(word))).toEqual([]);
  });

  it.each(withCommands)(
    "have commands that end as they should: $page",
    { timeout: 180_000 },
    ({ page, steps }) => {
      const { ran, wanted } = follow(page, steps);
      expect(ran).toEqual(wanted);
    },
  );
});
