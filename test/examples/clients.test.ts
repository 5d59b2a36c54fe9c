import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { killtable, unwrapped } from "../cli/killtable.ts";

const CLIENTS = path.resolve("examples/clients");

// The machine may be busy.
const PATIENT = { KILLTABLE_CLIENT_PATIENCE: "5000" };

const { receivers } = JSON.parse(readFileSync(path.join(CLIENTS, "killtable.config.json"), "utf8")) as {
  readonly receivers: readonly { readonly name: string; readonly wire: string }[];
};

const PACKAGES = [
  ["sdk", "@modelcontextprotocol/sdk"],
  ["client", "@modelcontextprotocol/client"],
  ["ai-sdk", "@ai-sdk/mcp"],
  ["langchain", "@langchain/mcp-adapters"],
  ["openai-agents", "@openai/agents-core"],
] as const;

interface Verdict {
  readonly id: string;
  readonly kind: string;
  readonly observed?: string;
}

/** What the caller of a client sees of some cases, by their ids. */
function sees(receiver: string, era: string, ids: readonly string[]): Record<string, string> {
  const cases = ids.flatMap((id) => ["--case", id]);
  const args = ["check", "--receiver", receiver, "--era", era, ...cases, "--reporter", "json"];
  const { stdout, stderr } = killtable(args, "", PATIENT, CLIENTS);
  expect(stderr).toBe("");
  const verdicts: readonly Verdict[] = JSON.parse(stdout).receivers[0].verdicts;
  return Object.fromEntries(verdicts.map(({ id, kind, observed }) => [id, observed ?? kind]));
}

beforeAll(() => {
  for (const [folder] of PACKAGES) {
    const args = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
    execFileSync("npm", args, { cwd: path.join(CLIENTS, folder), stdio: "ignore" });
  }
}, 300_000);

describe.each(PACKAGES)("the adapter in examples/clients/%s", { timeout: 300_000 }, (folder, name) => {
  it.each(["stdio", "http"])("has its client judged over %s, in its version", (wire) => {
    const receiver = `${name} over ${wire}`;
    const { code, stdout } = killtable(["doctor", "--receiver", receiver], "", PATIENT, CLIENTS);
    const { dependencies } = JSON.parse(readFileSync(path.join(CLIENTS, folder, "package.json"), "utf8"));
    expect(receivers.map((each) => each.name)).toContain(receiver);
    expect(unwrapped(stdout)).toContain(`it says that it is ${name} ${dependencies[name]}`);
    expect(stdout).not.toContain("wrong");
    expect(code).toBe(0);
  });
});

describe("the published clients", { timeout: 300_000 }, () => {
  // What their callers were seen to get with these very versions, by other means than these adapters.
  it("drop over stdio what they refuse over HTTP", () => {
    const ids = ["null_result", "both_fields", "normal_false"];
    for (const name of ["@modelcontextprotocol/sdk", "@modelcontextprotocol/client"]) {
      expect(sees(`${name} over stdio`, "legacy", ids)).toEqual({
        ...{ null_result: "no-answer", both_fields: "no-answer", normal_false: "normal_complete" },
      });
      expect(sees(`${name} over http`, "legacy", ids)).toEqual({
        ...{ null_result: "unclassified", both_fields: "unclassified", normal_false: "normal_complete" },
      });
    }
  });

  it("are put side by side", () => {
    const both = ["@ai-sdk/mcp over stdio", "@ai-sdk/mcp over http"];
    const { code, stdout } = killtable(["clients", "--receiver", ...both], "", PATIENT, CLIENTS);
    expect(unwrapped(stdout)).toMatch(
      /As legacy the callers of 2 clients see different things of [1-9]\d* of /,
    );
    expect(code).toBe(0);
  });
});
