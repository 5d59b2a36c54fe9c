import { Command } from "commander";
import { expect, it } from "vitest";
import * as option from "../../src/cli/options.ts";
import { replayOf } from "../../src/cli/replay.ts";
import { reporterOption } from "../../src/cli/reporters.ts";

/** What the replay of a command line is. */
function replay(words: readonly string[]): string {
  const argv = ["node", "killtable", ...words];
  const check = new Command("check").argument("[words...]").action(() => {});
  check
    .addOption(reporterOption(["json"], "--format, --reporter <name[=file]>"))
    .addOption(option.seedOption())
    .addOption(option.runsOption());
  new Command().addCommand(check).parse(argv);
  return replayOf(check, argv);
}

it.each<[string[], string]>([
  [["check", "./a.ts"], "npx killtable check ./a.ts --seed 1 --runs 1000"],
  [["check", "./a.ts", "--seed", "7"], "npx killtable check ./a.ts --seed 7 --runs 1000"],
  [["check", "--seed=7", "--runs=0"], "npx killtable check --seed=7 --runs=0"],
  [["check", "--reporter", "json=a b", "./a.ts"], "npx killtable check ./a.ts --seed 1 --runs 1000"],
  [["check", "--reporter=json=a", "--format=json=b", "x"], "npx killtable check x --seed 1 --runs 1000"],
  [["check", "my file's.ts"], String.raw`npx killtable check 'my file'\''s.ts' --seed 1 --runs 1000`],
  [
    ["check", "--", "sh", "-c", "a; b", "--reporter", "json"],
    "npx killtable check --seed 1 --runs 1000 -- sh -c 'a; b' --reporter json",
  ],
])("replays %j", (words, line) => {
  expect(replay(words)).toBe(line);
});
