import { expect, it } from "vitest";
import { readCorpus } from "../../src/corpus/read.ts";

// Fixed for ever: these ids, these envelopes, these categories.
const result = (members: object) => ({ jsonrpc: "2.0", id: 1, result: members });
const error = { code: -32602, message: "Unknown tool" };
const choose = {
  method: "elicitation/create",
  params: {
    mode: "form",
    message: "Choose a label",
    requestedSchema: { type: "object", properties: { label: { type: "string" } }, required: ["label"] },
  },
};
const PUBLISHED = {
  normal_false: [result({ resultType: "complete", content: [], isError: false }), "normal_complete"],
  normal_omitted: [result({ resultType: "complete", content: [] }), "normal_complete"],
  tool_error: [result({ resultType: "complete", content: [], isError: true }), "tool_error"],
  additional_input: [
    result({ resultType: "input_required", inputRequests: { choose }, requestState: "synthetic-state" }),
    "input_required",
  ],
  protocol_error: [{ jsonrpc: "2.0", id: 1, error }, "protocol_error"],
  string_flag: [result({ resultType: "complete", content: [], isError: "false" }), "unclassified"],
  integer_flag: [result({ resultType: "complete", content: [], isError: 0 }), "unclassified"],
  null_flag: [result({ resultType: "complete", content: [], isError: null }), "unclassified"],
  unknown_result_type: [result({ resultType: "future" }), "unclassified"],
  old_shape: [result({ content: [] }), "unclassified"],
  null_result: [{ jsonrpc: "2.0", id: 1, result: null }, "unclassified"],
  both_fields: [{ ...result({ resultType: "complete", content: [] }), error }, "unclassified"],
};

it("pins the twelve published envelopes and their modern categories", () => {
  const twelve = readCorpus().groups.find(({ group }) => group === "twelve")?.cases ?? [];
  const pinned = Object.fromEntries(
    twelve.map(({ id, envelope, expect: { modern } }) => [id, [envelope, modern]]),
  );
  expect(pinned).toEqual(PUBLISHED);
});
