import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { CorpusCase } from "../../src/corpus/case.ts";
import { envelopeText } from "../../src/corpus/envelope-text.ts";
import { readCorpus } from "../../src/corpus/read.ts";
import { contextFor } from "../../src/protocol/receiver.ts";
import { type OfficialVerdict, officialVerdict } from "./official-verdict.ts";

/** Where the official schemas and the contract part, and why: written by hand, one reason at a time. */
interface DifferenceTable {
  readonly reasons: Readonly<Record<string, string>>;
  /** By reason, then by what the schemas say (`unclassified` where they refuse), the ids of the cases. */
  readonly differences: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

interface Compared extends OfficialVerdict {
  readonly corpusCase: CorpusCase;
}

const table = JSON.parse(
  readFileSync(new URL("schema-differences.json", import.meta.url), "utf8"),
) as DifferenceTable;

const lists = Object.entries(table.differences).flatMap(([reason, byVerdict]) =>
  Object.entries(byVerdict).map(([verdict, ids]) => ({ reason, verdict, ids })),
);
const listed = lists.flatMap(({ verdict, ids }) => ids.map((id) => `${id}: ${verdict}`));

// All at once: before it retries, the client waits a quarter of a second where only a state came.
const compared: readonly Compared[] = await Promise.all(
  readCorpus()
    .groups.flatMap((group) => group.cases)
    .filter(({ expect: { modern } }) => modern !== undefined)
    .map(async (corpusCase) => {
      const envelope: unknown = JSON.parse(envelopeText(corpusCase));
      const context = contextFor("modern", corpusCase.context);
      return { corpusCase, ...(await officialVerdict(envelope, context)) };
    }),
);
const differences = compared.filter(
  ({ corpusCase, category }) => !rightAnswers(corpusCase).includes(category),
);
const found = new Set(differences.map(nameOf));

function rightAnswers({ expect: { modern } }: CorpusCase): readonly string[] {
  return typeof modern === "object" ? modern.oneOf : [modern ?? ""];
}

function nameOf({ corpusCase, category }: Compared): string {
  return `${corpusCase.id}: ${category}`;
}

describe("the official schemas", () => {
  it("come to every category that they know", () => {
    expect([...new Set(compared.map(({ category }) => category))].toSorted()).toEqual([
      "input_required",
      "normal_complete",
      "protocol_error",
      "tool_error",
      "unclassified",
    ]);
  });

  it("part from the corpus nowhere but where the table says so", () => {
    const unlisted = differences.filter((difference) => !listed.includes(nameOf(difference)));
    expect(
      unlisted.map((difference) => ({
        difference: nameOf(difference),
        complaint: difference.complaint,
        expected: difference.corpusCase.expect.modern,
      })),
    ).toEqual([]);
  });

  it("part from the corpus wherever the table says so", () => {
    expect(listed.filter((difference) => !found.has(difference))).toEqual([]);
  });
});

describe("the table of differences", () => {
  it("has a reason for each difference, and a difference for each reason", () => {
    expect(Object.keys(table.differences)).toEqual(Object.keys(table.reasons));
    expect(lists.filter(({ ids }) => ids.length === 0)).toEqual([]);
  });

  it("names each case once", () => {
    expect(listed).toHaveLength(new Set(lists.flatMap(({ ids }) => ids)).size);
  });

  it.each(lists)("is sorted: $reason, $verdict", ({ ids }) => {
    expect(ids).toEqual(ids.toSorted());
  });
});
