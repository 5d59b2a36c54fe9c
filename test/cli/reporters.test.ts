import { Command } from "commander";
import { describe, expect, it } from "vitest";
import { type Chosen, reporterOption, reportersFor } from "../../src/cli/reporters.ts";

const NAMES = ["terminal", "json", "markdown", "github"] as const;

/** What a command line has on, outside of CI unless told otherwise. */
function on(args: readonly string[], env: NodeJS.ProcessEnv = {}): string[] {
  const command = new Command().exitOverride().configureOutput({ writeErr: () => {} });
  command.addOption(reporterOption(NAMES)).parse([...args], { from: "user" });
  const { reporter } = command.opts<{ reporter: Chosen<string>[] }>();
  return reportersFor(reporter, NAMES, env).map(({ name, place }) => {
    if (typeof place === "string") {
      return `${name} ${place}`;
    }
    return `${name} ${place.isAddedTo ? ">>" : ">"} ${place.file}`;
  });
}

describe("--reporter", () => {
  it.each<[string[], string[]]>([
    [[], ["terminal stdout"]],
    [["--reporter", "json"], ["json stdout"]],
    [
      ["--reporter", "json=a=b.json"],
      ["terminal stdout", "json > a=b.json"],
    ],
    [["--reporter", "terminal=a.txt"], ["terminal > a.txt"]],
    [
      ["--reporter", "terminal=a.txt", "--reporter", "terminal"],
      ["terminal > a.txt", "terminal stdout"],
    ],
    [
      ["--reporter", "json=a", "--reporter", "json=b"],
      ["terminal stdout", "json > a", "json > b"],
    ],
    [
      ["--reporter", "json=a", "--reporter", "markdown"],
      ["json > a", "markdown stdout"],
    ],
    [
      ["--reporter", "github"],
      ["terminal stdout", "github stderr"],
    ],
  ])("%j has on %j", (args, expected) => {
    expect(on(args)).toEqual(expected);
  });

  it.each([
    ["xml", "The reporters are terminal, json, markdown, github."],
    ["", "The reporters are terminal, json, markdown, github."],
    ["json=", "There is no file after json=. The reporters are terminal, json, markdown, github."],
  ])("refuses %j, and lists the names", (value, message) => {
    expect(() => on(["--reporter", value])).toThrow(message);
  });

  it.each([
    [["json", "markdown"], "json and markdown both go to the standard output"],
    [["terminal", "json"], "terminal and json both go to the standard output"],
    [["json", "json"], "json and json both go to the standard output"],
    [["json=a.txt", "markdown=./a.txt"], "json and markdown both go to /"],
  ])("refuses %j, of which one would hide the other", (values, message) => {
    expect(() => on(values.flatMap((value) => ["--reporter", value]))).toThrow(message);
  });

  it("refuses one that the command has, but not for what is asked for", () => {
    expect(() => reportersFor([{ name: "json", place: "stdout" }], ["terminal"], {})).toThrow(
      "--reporter json: not for what is asked for here; its reporters are terminal",
    );
  });
});

describe("on GitHub Actions", () => {
  const env = { GITHUB_ACTIONS: "true", GITHUB_STEP_SUMMARY: "/tmp/summary" };
  const plain = ["terminal stdout", "markdown >> /tmp/summary", "github stderr"];

  it.each<[string[], NodeJS.ProcessEnv, string[]]>([
    [[], env, plain],
    [["--reporter", "json=a"], env, [...plain, "json > a"]],
    [["--reporter", "json"], env, [...plain.slice(1), "json stdout"]],
    [["--reporter", "github"], env, [...plain.slice(0, 2), "github stderr"]],
    [["--reporter", "markdown=a.md"], env, ["terminal stdout", "github stderr", "markdown > a.md"]],
    [[], { GITHUB_ACTIONS: "true" }, ["terminal stdout", "github stderr"]],
    [[], { GITHUB_ACTIONS: "true", GITHUB_STEP_SUMMARY: "" }, ["terminal stdout", "github stderr"]],
    [[], { ...env, GITHUB_ACTIONS: "false" }, ["terminal stdout"]],
  ])("%j in %j has on %j", (args, variables, expected) => {
    expect(on(args, variables)).toEqual(expected);
  });

  it("turns on only what the run has", () => {
    expect(reportersFor([], ["terminal"], env)).toEqual([{ name: "terminal", place: "stdout" }]);
  });
});
