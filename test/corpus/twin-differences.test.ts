import { describe, expect, it } from "vitest";
import type { CorpusCase } from "../../src/corpus/case.ts";
import { type TwinDifference, twinDifferences } from "../../src/corpus/twin-differences.ts";

const corpusCase = (more: Partial<CorpusCase>): CorpusCase => ({
  ...{ id: "a-case", title: "T", why: "W.", rules: ["a-rule"] },
  ...{ expect: { modern: "unclassified" }, since: "0.1.0", ...more },
});
const withEnvelope = (envelope: unknown): CorpusCase => corpusCase({ envelope });

describe("twinDifferences", () => {
  it.each<[string, CorpusCase, CorpusCase, TwinDifference]>([
    [
      "a changed value",
      withEnvelope({ id: 1, result: { resultType: "complete", isError: "true" } }),
      withEnvelope({ id: 1, result: { resultType: "complete", isError: true } }),
      { place: "envelope.result.isError", here: '"true"', there: "true" },
    ],
    [
      "a member more",
      withEnvelope({ result: { resultType: "complete" }, error: null }),
      withEnvelope({ result: { resultType: "complete" } }),
      { place: "envelope.error", here: "null" },
    ],
    [
      "a member that is missing",
      withEnvelope({ result: { content: [] } }),
      withEnvelope({ result: { content: [], resultType: "complete" } }),
      { place: "envelope.result.resultType", there: '"complete"' },
    ],
    [
      "a member in another's place",
      withEnvelope({ id: 1, Result: { resultType: "complete" } }),
      withEnvelope({ id: 1, result: { resultType: "complete" } }),
      {
        place: "envelope",
        here: '"Result": {"resultType":"complete"}',
        there: '"result": {"resultType":"complete"}',
      },
    ],
    [
      "another kind of envelope",
      withEnvelope([{ id: 1 }]),
      withEnvelope({ id: 1 }),
      { place: "envelope", here: '[{"id":1}]', there: '{"id":1}' },
    ],
    [
      "an element of an array",
      withEnvelope({ result: { content: [1, { text: "a" }] } }),
      withEnvelope({ result: { content: [1, { text: "b" }] } }),
      { place: "envelope.result.content[1].text", here: '"a"', there: '"b"' },
    ],
    [
      "a member whose name is no word",
      withEnvelope({ "a b": 1, "0": 1, x: 1 }),
      withEnvelope({ "a b": 2, "0": 1, x: 1 }),
      { place: 'envelope["a b"]', here: "1", there: "2" },
    ],
    [
      "a raw text, as it is decoded: twice the same key is the last one",
      corpusCase({ raw: '{"result":{"isError":true,"isError": 0.50}}' }),
      corpusCase({ raw: '{"result":{"isError":"true","\\u0069sError":true}}' }),
      { place: "envelope.result.isError", here: "0.5", there: "true" },
    ],
    [
      "a minus zero",
      corpusCase({ raw: '{"result":-0,"id":1}' }),
      corpusCase({ raw: '{"result":0,"id":1}' }),
      { place: "envelope.result", here: "-0", there: "0" },
    ],
    [
      "the context, beside what it is by default",
      { ...withEnvelope({ id: 1 }), context: { method: "tools/list" } },
      withEnvelope({ id: 1 }),
      { place: "context.method", here: '"tools/list"', there: '"tools/call"' },
    ],
    [
      "a member of the context that one of them lacks",
      { ...withEnvelope({ id: 1 }), context: { protocolVersion: "2026-07-28" } },
      withEnvelope({ id: 1 }),
      { place: "context.protocolVersion", here: '"2026-07-28"' },
    ],
  ])("finds %s", (_name, here, there, difference) => {
    expect(twinDifferences(here, there)).toEqual([difference]);
  });

  it("finds several, and nothing between equal ones", () => {
    const one = withEnvelope({ id: 1, result: { isError: 1 } });
    const other = { ...withEnvelope({ id: 2, result: { isError: true } }), context: { requestId: 2 } };
    expect(twinDifferences(one, other).map(({ place }) => place)).toEqual([
      "context.requestId",
      "envelope.id",
      "envelope.result.isError",
    ]);
    expect(twinDifferences(one, one)).toEqual([]);
  });

  it("writes values of any depth", () => {
    const deep = corpusCase({ build: { name: "deep-array-result", size: 20_000 } });
    const [difference] = twinDifferences(deep, withEnvelope({ jsonrpc: "2.0", id: 1, result: {} }));
    expect(difference?.place).toBe("envelope.result");
    expect(difference?.here === "[".repeat(20_001) + "]".repeat(20_001)).toBe(true);
  });
});
