import { Command, Option } from "commander";
import { ERAS, type Era } from "../protocol/era.ts";
import type { Wire } from "../protocol/wire.ts";
import { serveHttp } from "../wire/http.ts";
import { ScriptedServer } from "../wire/scripted-server.ts";
import { serveStdio } from "../wire/stdio.ts";
import { EXIT } from "./exit-codes.ts";
import type { Finish } from "./finish.ts";
import * as option from "./options.ts";
import { UsageError } from "./usage-error.ts";

interface ServeFlags {
  readonly transport: Wire;
  readonly era: Era;
  readonly log?: string;
}

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
    .action(async (flags: ServeFlags) => {
      await serve(flags);
      finish(EXIT.fine);
    });
}

async function serve({ transport, era, log }: ServeFlags): Promise<void> {
  const server = open(era, log);
  if (transport === "stdio") {
    return serveStdio(server, { input: process.stdin, output: process.stdout });
  }
  const { url, close } = await serveHttp(server);
  console.log(url);
  // So it does not outlive who started it.
  await new Promise((ended) => process.stdin.resume().once("end", ended).once("error", ended));
  await close();
}

function open(era: Era, log: string | undefined): ScriptedServer {
  try {
    return new ScriptedServer({ era, ...(log === undefined ? {} : { log }) });
  } catch (error) {
    throw new UsageError(`--log ${log}: ${(error as Error).message}`);
  }
}
