import { Command } from "commander";
import type { Corpus } from "../corpus/case.ts";
import { OWN_VERSION } from "../corpus/own-package.ts";
import { readCorpus } from "../corpus/read.ts";
import { wireOf } from "../load/command/command-args.ts";
import { clientsMarkdown } from "../report/clients-markdown.ts";
import { clientsTerminal } from "../report/clients-terminal.ts";
import { type NotJudged, checkJson } from "../report/json.ts";
import { clientsPage } from "../report/page/clients-page.ts";
import { pageText } from "../report/page-text.ts";
import { progressText } from "../report/progress-text.ts";
import type { CheckPlan, Checked } from "../run/check-targets.ts";
import { checkTogether } from "../run/check-together.ts";
import { compareClients, isJudgedWhole } from "../run/clients.ts";
import type { Target } from "../run/targets.ts";
import { checkedReceiver } from "./checked-receiver.ts";
import { exitOfError } from "./exit-of-error.ts";
import { EXIT, type ExitCode, worstOf } from "./exit-codes.ts";
import type { Finish } from "./finish.ts";
import { roomAt } from "./github.ts";
import * as option from "./options.ts";
import { type Say, withProgress } from "./progress-line.ts";
import { targetsFor } from "./receiver-targets.ts";
import { replayCase } from "./replay-case.ts";
import { replayOf } from "./replay.ts";
import { type Chosen, reporterOption, reportersFor } from "./reporters.ts";
import { UsageError } from "./usage-error.ts";
import { Reports } from "./write-reports.ts";

const REPORTERS = ["terminal", "json", "markdown", "html"] as const;

/** So many clients are put their cases at once: they are waited for most of the time. */
const AT_ONCE = 8;

interface ClientsFlags {
  readonly reporter: readonly Chosen<string>[];
  readonly seed: number;
}

/**
 * `killtable clients`: puts the pinned cases to real clients, and says where what their callers see parts.
 *
 * @param finish - takes the exit code
 */
export function clientsCommand(finish: Finish): Command {
  const command = new Command("clients")
    .description("put the pinned cases to the real clients of a configuration, and show where they part")
    .option("--config <file>", "the configuration; else killtable.config.* of the current folder")
    .option("--receiver <name...>", "only these of the clients in the configuration")
    .addOption(option.seedOption())
    .addOption(reporterOption(REPORTERS))
    .addHelpText(
      "after",
      `
A client is a receiver of the configuration with a wire (docs/real-clients.md). It is no verdict
on any of them: check is for that.

Exit codes: 0 where each was judged, whatever came of it; 2 where one could not be started; 3 where
one was given up before its last case, or its caller was seen to get nothing of any.

Examples:
  $ killtable clients
  $ killtable clients --config examples/clients/killtable.config.json --reporter markdown=clients.md`,
    );
  return command.action(async () => finish(await withProgress((say) => run(command, say))));
}

async function run(command: Command, say: Say): Promise<ExitCode> {
  const { reporter, seed } = command.opts<ClientsFlags>();
  const reports = new Reports(reportersFor(reporter, REPORTERS));
  const corpus = readCorpus();
  const { targets } = await targetsFor([], command, corpus);
  requireWires(targets);
  const plan: CheckPlan = {
    ...{ corpus, seed, runs: 0, wireRuns: 0, isUpdate: false, isWhole: false },
    onProgress: ({ receiver, era }, progress) => say(() => progressText(`${receiver} as ${era}`, progress)),
  };
  const all = await checkTogether(targets.map(withoutBaseline), plan, AT_ONCE);
  const code = worstOf(all.map(exitOf));
  return worstOf([code, await report(reports, all, { corpus, command, code })]);
}

/** What a client is known to fail is what is to be seen here. */
function withoutBaseline(target: Target): Target {
  const { baseline: _, ...rest } = target;
  return rest;
}

async function report(
  reports: Reports<(typeof REPORTERS)[number]>,
  all: readonly Checked[],
  { corpus, command, code }: { readonly corpus: Corpus; readonly command: Command; readonly code: ExitCode },
): Promise<ExitCode> {
  const judged = all.flatMap((each) =>
    "result" in each ? { result: each.result, vocabulary: each.target.vocabulary } : [],
  );
  const eras = compareClients(judged, corpus);
  const failed = all.map(checkedReceiver).filter((each): each is NotJudged => "problem" in each);
  const date = new Date().toISOString().slice(0, 10);
  const targetOf = (client: Pick<Target, "receiver" | "era">): Target =>
    all.find(({ target }) => target.receiver === client.receiver && target.era === client.era)
      ?.target as Target;
  reports.say((colors) => clientsTerminal(eras, failed, colors));
  return reports.write({
    json: () => checkJson(all.map(checkedReceiver)),
    markdown: (place) =>
      clientsMarkdown(
        {
          ...{ eras, failed, date, version: OWN_VERSION, replay: replayOf(command) },
          wireOf: (client) => wireOf(targetOf(client).subject),
        },
        roomAt(place),
      ),
    html: () =>
      pageText(
        clientsPage({
          ...{ eras, failed, corpus, date },
          outcome: code === EXIT.fine ? "measured" : "void",
          replayOf: (client) => replayCase(targetOf(client), [], command).replay,
        }),
      ),
  });
}

function requireWires(targets: readonly Target[]): void {
  const other = targets.find(({ subject }) => wireOf(subject) === undefined);
  if (other !== undefined) {
    throw new UsageError(
      `${other.receiver}: it is no client on a wire; say so with "wire", or leave it out with --receiver`,
    );
  }
}

function exitOf(checked: Checked): ExitCode {
  if ("error" in checked) {
    return exitOfError(checked.error);
  }
  return isJudgedWhole(checked.result) ? EXIT.fine : EXIT.void;
}
