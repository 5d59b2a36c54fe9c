import { describe, expect, it } from "vitest";
import { likelyReceivers } from "../../../src/run/init/likely-receiver.ts";

const named = (path: string, ...names: string[]) => ({
  path,
  functions: names.map((name) => ({ export: name, name })),
});

describe("likelyReceivers", () => {
  it.each([
    ["classifyAnswer"],
    ["classify"],
    ["receive"],
    ["receiver"],
    ["interpretToolResult"],
    ["outcomeOf"],
    ["readEnvelope"],
    ["handleResponse"],
    ["issueResult"],
  ])("takes %s for a receiver", (name) => {
    expect(likelyReceivers([named("a.ts", name)])).toEqual([{ module: "a.ts", export: name }]);
  });

  it.each([
    ["add"],
    ["connect"],
    ["isToolResult"],
    ["createReceiver"],
    ["sendResponse"],
    ["formatResult"],
    ["getAnswer"],
    ["useResult"],
  ])("does not take %s for one", (name) => {
    expect(likelyReceivers([named("a.ts", name)])).toEqual([]);
  });

  it("ranks by the name, then by how far up the module is", () => {
    const sources = [
      named("src/deep/z.ts", "receive"),
      named("src/b.ts", "parseResult", "receive"),
      named("src/c.ts", "classifyAnswer"),
    ];
    expect(likelyReceivers(sources)).toEqual([
      { module: "src/c.ts", export: "classifyAnswer" },
      { module: "src/b.ts", export: "receive" },
      { module: "src/deep/z.ts", export: "receive" },
      { module: "src/b.ts", export: "parseResult" },
    ]);
  });

  it("knows a default export without a name by its file, not by its folder", () => {
    const functions = [{ export: "default" }];
    expect(likelyReceivers([{ path: "src/classify-answer.ts", functions }])).toHaveLength(1);
    expect(likelyReceivers([{ path: "classify/index.ts", functions }])).toEqual([]);
  });
});
