import { describe, expect, it } from "vitest";
import { readCorpus } from "../../src/corpus/read.ts";
import { wireOf } from "../../src/load/command/command-args.ts";
import type { ReadReceiver } from "../../src/load/read-config.ts";
import { type Overrides, targetsOf } from "../../src/run/targets.ts";

const corpus = readCorpus();
const targets = (receivers: ReadReceiver[], overrides: Overrides = {}) =>
  targetsOf(
    { name: "killtable.config.json", file: "/project/killtable.config.json", receivers },
    corpus,
    overrides,
  );

describe("targetsOf", () => {
  it("gives one target for each receiver and era, modern where none is named", () => {
    const all = targets([
      { module: "./a.mjs" },
      { name: "b", module: "./b.mjs", era: ["legacy", "dual-era"], features: ["json-rpc"], timeout: 7 },
    ]);
    expect(all.map(({ receiver, era, features, timeout }) => [receiver, era, features, timeout])).toEqual([
      ["./a.mjs", "modern", [], 1000],
      ["b", "legacy", ["json-rpc"], 7],
      ["b", "dual-era", ["json-rpc"], 7],
    ]);
  });

  it("reads paths from the folder of the configuration", () => {
    const [target] = targets([{ module: "./src/a.mjs", baseline: "known.json" }]);
    expect(target?.subject.args).toEqual({ file: "/project/src/a.mjs" });
    expect(target?.baseline).toBe("/project/known.json");
  });

  it("knows of a command over which wire it has a real client answered, if it does", () => {
    const all = targets([{ command: ["a"], wire: "http", era: ["modern", "legacy"] }, { command: ["b"] }]);
    expect(all.map(({ subject }) => wireOf(subject))).toEqual(["http", "http", undefined]);
  });

  it("finds a function again where the configuration has it", () => {
    const [, target] = targets([
      { module: "a" },
      { module: "b", export: "classify", select: { $function: true } },
    ]);
    expect(target?.subject.args).toMatchObject({
      export: "classify",
      select: { config: "/project/killtable.config.json", receiver: 1 },
    });
  });

  it("claims a feature only in those of several eras that have it", () => {
    const all = targets([{ module: "a", era: ["modern", "legacy"], features: ["mrtr", "json-rpc"] }]);
    expect(all.map(({ era, features }) => [era, features])).toEqual([
      ["modern", ["mrtr", "json-rpc"]],
      ["legacy", ["json-rpc"]],
    ]);
  });

  it("judges one of several eras that is asked for as it does among the others, but takes features by their word", () => {
    const both = { module: "a", era: ["modern", "legacy"], features: ["mrtr", "json-rpc"] } as const;
    const featuresOf = (overrides: Parameters<typeof targets>[1]) =>
      targets([both], overrides).map(({ features }) => features);
    expect(featuresOf({ era: "legacy" })).toEqual([["json-rpc"]]);
    expect(featuresOf({ era: "modern" })).toEqual([["mrtr", "json-rpc"]]);
    expect(featuresOf({ era: "legacy", features: ["mrtr"] })).toEqual([["mrtr"]]);
  });

  it("lets the command line count instead", () => {
    const all = targets([{ module: "a", era: ["modern", "legacy"], features: ["mrtr"] }], {
      era: "dual-era",
      features: [],
    });
    expect(all.map(({ era, features }) => [era, features])).toEqual([["dual-era", []]]);
  });

  it.each<[ReadReceiver[], string]>([
    [
      [{ module: "a" }, { module: "a", export: "b" }],
      "killtable.config.json: receivers[0] and receivers[1] have the same name, a; give each its own",
    ],
    [
      [
        { module: "a", baseline: "/project/k.json" },
        { module: "b", baseline: "k.json" },
      ],
      "receivers[0] and receivers[1] have the same baseline, /project/k.json; give each its own",
    ],
    [
      [{ module: "a", decisions: { "error-id": "x" } }],
      "receivers[0].decisions: error-id=x: there is no decision error-id; there are ",
    ],
    [
      [{ module: "a", decisions: { "legacy-typed-result": "x" } }],
      "receivers[0].decisions: legacy-typed-result=x: the positions are by-rule, unclassified",
    ],
  ])("refuses what cannot be: %j", (receivers, message) => {
    expect(() => targets(receivers)).toThrow(message);
  });
});
