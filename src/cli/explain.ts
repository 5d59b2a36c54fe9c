import { Command } from "commander";
import type { Corpus } from "../corpus/case.ts";
import { nearestTo } from "../corpus/nearest.ts";
import { readCorpus } from "../corpus/read.ts";
import { CHANGES_NOTHING, CONSTANTS } from "../load/controls.ts";
import { loadMutants } from "../load/mutants.ts";
import { explain } from "../report/explain.ts";
import { stoppedBy, stoppedByRule } from "../run/stopped-by.ts";
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
    .description("show what is known of a case, a rule, an open decision or a mutant")
    .argument("<id>", "the id of a case, a rule, an open decision or a mutant")
    .addHelpText(
      "after",
      `
Examples:
  $ killtable explain string_flag
  $ killtable explain flag-boolean
  $ killtable explain result-means-complete`,
    )
    .action(async (id: string) => {
      const corpus = readCorpus();
      const mutants = [...(await loadMutants()), CHANGES_NOTHING, ...CONSTANTS];
      const named = mutants.find((mutant) => mutant.id === id);
      const stopped =
        named === undefined ? await stoppedByRule(corpus, mutants, id) : [await stoppedBy(corpus, named)];
      const text = explain(id, corpus, mutants, stopped);
      if (text === undefined) {
        const ids = [...idsIn(corpus), ...mutants.map((mutant) => mutant.id)];
        throw new UsageError(
          `no case, rule, decision or mutant has the id ${id}; the nearest is ${nearestTo(id, ids)}`,
        );
      }
      console.log(text);
      finish(EXIT.fine);
    });
}

function idsIn({ groups, rules, decisions }: Corpus): string[] {
  return [...groups.flatMap(({ cases }) => cases), ...rules, ...decisions].map(({ id }) => id);
}
