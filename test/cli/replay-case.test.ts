import { Command } from "commander";
import { describe, expect, it } from "vitest";
import * as option from "../../src/cli/options.ts";
import { withReceiverOptions } from "../../src/cli/receiver-targets.ts";
import { replayCase } from "../../src/cli/replay-case.ts";
import { moduleSubject } from "../../src/load/subjects.ts";
import type { Target } from "../../src/run/targets.ts";
import { OWN_WORDS } from "../../src/run/trial.ts";

/** The replay of a command line, as the target of it that is named. */
function replayed(line: readonly string[], more: Partial<Target> = {}) {
  let words: readonly string[] = [];
  const command = withReceiverOptions(new Command("check").argument("[receiver...]"))
    .option("--baseline <file>")
    .addOption(option.seedOption())
    .addOption(option.runsOption())
    .action((given: readonly string[]) => {
      words = given;
    });
  command.parse(line, { from: "user" });
  const target: Target = {
    ...{ receiver: "named", subject: moduleSubject("r.ts"), vocabulary: OWN_WORDS, era: "modern" },
    ...{ features: [], positions: {}, timeout: 1, ...more },
  };
  return replayCase(target, words, command, ["node", "main.js", "check", ...line]);
}

describe("replayCase", () => {
  it("names a module as it was named, its era, and everything that was said of it", () => {
    const line =
      "./my.ts --export it --era legacy --feature mrtr --feature json-rpc --decision a=b --timeout 5";
    const { replay } = replayed([...line.split(" "), "--baseline", "known failures.json"], { era: "legacy" });
    expect(replay).toBe(
      "npx killtable check ./my.ts --era legacy --export it --timeout 5 --baseline 'known failures.json' " +
        "--feature mrtr --feature json-rpc --decision a=b --case {case}",
    );
  });

  it("says nothing of what was left to the defaults", () => {
    expect(replayed(["./my receiver.ts"])).toEqual({
      replay: "npx killtable check './my receiver.ts' --era modern --case {case}",
      replayLaws: "npx killtable check './my receiver.ts' --era modern --seed 1 --runs 1000",
    });
  });

  it("draws the same envelopes again by seed and number", () => {
    const { replayLaws } = replayed(["./r.ts", "--seed", "42", "--runs", "7"]);
    expect(replayLaws).toBe("npx killtable check ./r.ts --era modern --seed 42 --runs 7");
  });

  it("picks a receiver of a configuration by its name, in its era", () => {
    const { replay } = replayed(["--config", "k.ts"], { receiver: "it's mine", era: "dual-era" });
    expect(replay).toBe(
      String.raw`npx killtable check --receiver 'it'\''s mine' --era dual-era --config k.ts --case {case}`,
    );
  });

  it("puts a case over the same wire", () => {
    const { replay } = replayed(["--wire", "stdio", "--", "node", "client.js"]);
    expect(replay).toBe("npx killtable check --era modern --wire stdio --case {case} -- node client.js");
  });

  it("ends with a command, after the case", () => {
    expect(
      replayed(["--era", "legacy", "--", "python3", "my receiver.py", "--fast"], { era: "legacy" }),
    ).toEqual({
      replay: "npx killtable check --era legacy --case {case} -- python3 'my receiver.py' --fast",
      replayLaws: "npx killtable check --era legacy --seed 1 --runs 1000 -- python3 'my receiver.py' --fast",
    });
  });
});
