import { describe, expect, it } from "vitest";
import { readCorpus } from "../../src/corpus/read.ts";
import { selectCases } from "../../src/corpus/select.ts";
import type { Era } from "../../src/protocol/era.ts";
import type { Feature } from "../../src/protocol/feature.ts";
import { onlyNamed, targetsOfCases, unknownCase } from "../../src/run/named-cases.ts";
import type { Target } from "../../src/run/targets.ts";
import { OWN_WORDS } from "../../src/run/trial.ts";
import { moduleSubject } from "../../src/load/subjects.ts";

const corpus = readCorpus();
const target = (era: Era, features: readonly Feature[] = []): Target => ({
  ...{ receiver: "r", subject: moduleSubject("r.mjs", undefined), vocabulary: OWN_WORDS },
  ...{ era, features, positions: {}, timeout: 1000 },
});
const idWhere = (isMeant: (expect: object, features: readonly Feature[]) => boolean): string =>
  corpus.groups
    .flatMap(({ cases }) => cases)
    .find(({ expect: stated, features = [] }) => isMeant(stated, features))?.id ?? "";
const legacyOnly = idWhere(
  (stated, features) => Object.keys(stated).join() === "legacy" && features.length === 0,
);
const mrtr = idWhere((stated, features) => "modern" in stated && features.join() === "mrtr");

describe("unknownCase", () => {
  it("names the nearest case", () => {
    expect(unknownCase(["both_fields", "strng_flag"], corpus)).toBe(
      "strng_flag: there is no such case; the nearest is string_flag",
    );
    expect(unknownCase(["both_fields", "string_flag"], corpus)).toBeUndefined();
  });
});

describe("targetsOfCases", () => {
  it("leaves out the targets to which none of the cases is put", () => {
    const targets = [target("modern"), target("legacy")];
    expect(targetsOfCases(targets, [legacyOnly], corpus)).toEqual([targets[1]]);
    expect(targetsOfCases(targets, [legacyOnly, "string_flag"], corpus)).toEqual(targets);
  });

  it.each<[string, string, Target, string]>([
    [
      "another era",
      legacyOnly,
      target("modern"),
      "it says nothing of receivers that are modern; it is for legacy",
    ],
    ["a feature", mrtr, target("modern"), "it needs mrtr, which is not claimed"],
  ])("says of a case that it is for %s", (_, id, only, why) => {
    expect(() => targetsOfCases([only], ["string_flag", id], corpus)).toThrow(
      `the case ${id} is not put: ${why}`,
    );
  });

  it("says that a feature decides a case otherwise", () => {
    const decided = corpus.groups
      .flatMap(({ cases }) => cases)
      .find(({ unless = [], features = [], expect: stated }) => {
        return unless.join() === "json-rpc" && features.length === 0 && "modern" in stated;
      });
    expect(() => targetsOfCases([target("modern", ["json-rpc"])], [decided?.id ?? ""], corpus)).toThrow(
      "json-rpc, which is claimed, decides it otherwise",
    );
  });
});

describe("onlyNamed", () => {
  it("keeps the named cases, put or left out, and nothing else", () => {
    const kept = onlyNamed(selectCases(corpus, "modern", []), ["string_flag", mrtr]);
    expect(kept.cases.map((each) => each.case.id)).toEqual(["string_flag"]);
    expect(kept.skipped.map(({ id }) => id)).toEqual([mrtr]);
    expect(kept.superseded).toEqual([]);
  });
});
