import { Command } from "commander";
import { readCorpus } from "../corpus/read.ts";
import { loadMutants } from "../load/mutants.ts";
import { explain } from "../report/explain.ts";
import { EXIT } from "./exit-codes.ts";
import type { Finish } from "./finish.ts";
import { UsageError } from "./usage-error.ts";

/**
 * `killtable explain`: shows everything that is known of a case, a rule or a mutant.
 *
 * @param finish - takes the exit code
 */
export function explainCommand(finish: Finish): Command {
  return new Command("explain")
    .description("show what is known of a case, a rule or a mutant")
    .argument("<id>", "the id of a case, a rule or a mutant")
    .addHelpText(
      "after",
      `
Examples:
  $ killtable explain string_flag
  $ killtable explain flag-boolean
  $ killtable explain result-means-complete`,
    )
    .action(async (id: string) => {
      const text = explain(id, readCorpus(), await loadMutants());
      if (text === undefined) {
        throw new UsageError(`no case, rule or mutant has the id ${id}`);
      }
      console.log(text);
      finish(EXIT.fine);
    });
}
