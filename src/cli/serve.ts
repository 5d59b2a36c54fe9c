import { Command, Option } from "commander";
import { ERAS, type Era } from "../protocol/era.ts";
import { type ServeOptions, serve } from "../wire/serve.ts";
import { EXIT } from "./exit-codes.ts";
import type { Finish } from "./finish.ts";
import * as option from "./options.ts";

/**
 * `killtable serve`: answers a real client's calls with the envelopes that they name.
 *
 * @param finish - takes the exit code
 */
export function serveCommand(finish: Finish): Command {
  return new Command("serve")
    .description("answer the calls of a real client with the envelopes that they name")
    .addOption(option.wireOption("--transport <name>", "how the client reaches it").makeOptionMandatory())
    .addOption(
      new Option("--era <era>", "the peers that it is for").choices(ERAS).default("dual-era" satisfies Era),
    )
    .option("--log <file>", "append every call to this file, one JSON object a line")
    .addHelpText(
      "after",
      `
Its tool and its prompt "probe" take the arguments envelope (JSON text) and seq (text); its resources are
killtable://probe/<base64url of the JSON of both>. With http, the first line that it prints is its URL. It runs until
its standard input ends.

Examples:
  $ killtable serve --transport stdio
  $ killtable serve --transport http --era legacy --log calls.jsonl`,
    )
    .action(async (flags: ServeOptions) => {
      await serve(flags);
      finish(EXIT.fine);
    });
}
