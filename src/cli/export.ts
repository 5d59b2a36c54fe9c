import { Command, Option } from "commander";
import { readCorpus } from "../corpus/read.ts";
import type { Positions } from "../corpus/select.ts";
import type { Era } from "../protocol/era.ts";
import type { Feature } from "../protocol/feature.ts";
import { exportJson, exportJsonl } from "../report/export-json.ts";
import { exportCases } from "../run/export-cases.ts";
import { EXIT } from "./exit-codes.ts";
import type { Finish } from "./finish.ts";
import * as option from "./options.ts";

interface ExportFlags {
  readonly era: Era;
  readonly feature: readonly Feature[];
  readonly decision: Positions;
  readonly format: "json" | "jsonl";
}

/**
 * `killtable export`: writes cases with what is right for them, for the test runner of any language.
 *
 * @param finish - takes the exit code
 */
export function exportCommand(finish: Finish): Command {
  return new Command("export")
    .description("write the pinned cases with their right answers, for the test runner of any language")
    .addOption(option.eraOption())
    .addOption(option.featureOption())
    .addOption(option.decisionOption())
    .addOption(new Option("--format <name>", "how to write them").choices(["json", "jsonl"]).default("json"))
    .addHelpText(
      "after",
      `
json is one value with the cases and what they were selected for; jsonl is one case a
line and nothing else. Both are described by schemas/export.schema.json. An envelope is
in "text", as JSON text to decode: some are built to be huge, so that the whole is about
10 MB, and some are nested too deep for the decoders of some languages.

Examples:
  $ killtable export --era dual-era --feature mrtr > cases.json
  $ killtable export --format jsonl > cases.jsonl`,
    )
    .action((flags: ExportFlags) => {
      const corpus = readCorpus();
      const exported = exportCases(corpus, {
        era: flags.era,
        features: flags.feature,
        positions: option.knownPositions(corpus, flags.decision),
      });
      console.log(flags.format === "json" ? exportJson(exported) : exportJsonl(exported));
      finish(EXIT.fine);
    });
}
