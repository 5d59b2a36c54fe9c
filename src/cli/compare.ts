import { Command } from "commander";
import { compareJson } from "../report/compare-json.ts";
import { compareMarkdown } from "../report/compare-markdown.ts";
import { compareTerminal } from "../report/compare-terminal.ts";
import { compareFiles } from "../run/compare-files.ts";
import { type ExitCode, exitOfComparison, worstOf } from "./exit-codes.ts";
import type { Finish } from "./finish.ts";
import { roomAt } from "./github.ts";
import { type Chosen, reporterOption, reportersFor } from "./reporters.ts";
import { Reports } from "./write-reports.ts";

const REPORTERS = ["terminal", "json", "markdown"] as const;

interface CompareFlags {
  readonly reporter: readonly Chosen<string>[];
}

/**
 * `killtable compare`: says what changed between two runs, what got worse first.
 *
 * @param finish - takes the exit code
 */
export function compareCommand(finish: Finish): Command {
  return new Command("compare")
    .description("say what changed between the reports of two runs, and whether anything got worse")
    .argument("<old.json>", "the report of a run")
    .argument("<new.json>", "that of a later one, of the same kind")
    .addOption(reporterOption(REPORTERS))
    .addHelpText(
      "after",
      `
It takes what check --reporter json and mutants --reporter json write, and StrykerJS's
mutation.json, which mutate and merge leave. StrykerJS's mutants are known again by what
they change, whatever their numbers and lines.

Worse are: a mutant that survives newly, unless killtable.survivors.json lists it; a case
that passed or was skipped and fails, unless it is a known failure; a law that is broken
newly; a mutant that no case of its own rule stops any more; what is gone or could not be
judged. A case or a mutant that is gone is told, and is not worse by itself.

Exit codes: 1 where something got worse; 0 where nothing did; 2 where a file is no such
report; 3 where the new run proves nothing.

Examples:
  $ killtable compare last-night.json reports/check.json
  $ killtable compare old/mutation.json reports/mutation/mutation.json --reporter json`,
    )
    .action(async (older: string, newer: string, flags: CompareFlags) =>
      finish(await run(older, newer, flags)),
    );
}

async function run(older: string, newer: string, { reporter }: CompareFlags): Promise<ExitCode> {
  const reports = new Reports(reportersFor(reporter, REPORTERS));
  const comparison = compareFiles(older, newer, process.cwd());
  reports.say((colors) => compareTerminal(comparison, colors));
  const written = await reports.write({
    json: () => compareJson(comparison),
    markdown: (place) => compareMarkdown(comparison, roomAt(place)),
  });
  return worstOf([exitOfComparison(comparison), written]);
}
