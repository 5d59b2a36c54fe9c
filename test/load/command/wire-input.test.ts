import { describe, expect, it } from "vitest";
import { asksForOneMore, inputForWire } from "../../../src/load/command/wire-input.ts";
import type { Era } from "../../../src/protocol/era.ts";
import { contextFor } from "../../../src/protocol/receiver.ts";

const inputFor = (era: Era, text: string) => ({ text, context: JSON.stringify(contextFor(era)) });

describe("an input for a wire", () => {
  it("is written for the id 1, whatever the id of its request, and is else as it was", () => {
    const context = contextFor("legacy", { requestId: "call-7", method: "prompts/get" });
    const text = '{"id":"call-7","result":{"a":1,"a":1.0}}';
    const input = inputForWire({ text, context: JSON.stringify(context) });
    expect(input.text).toBe('{"id":1,"result":{"a":1,"a":1.0}}');
    expect(JSON.parse(input.context)).toEqual({ ...context, requestId: 1 });
  });
});

describe("whether an answer asks for one more call", () => {
  it.each([
    ["modern", '{"result":{"resultType":"input_required","requestState":"s"}}', true, true],
    ["modern", '{"result":{"resultType":"input_required","requestState":"s"}}', false, false],
    ["dual-era", '{"result":{"resultType":"input_required"}}', true, true],
    ["legacy", '{"result":{"resultType":"input_required","requestState":"s"}}', true, false],
    ["modern", '{"result":{"resultType":"Input_required"}}', true, false],
    ["modern", '{"result":{"resultType":["input_required"]}}', true, false],
    ["modern", '{"resultType":"input_required"}', true, false],
    ["modern", '{"result":null}', true, false],
    ["modern", "null", true, false],
    ["modern", '{"error":{"code":-32020}}', false, true],
    ["dual-era", '{"error":{"code":-32022}}', false, true],
    ["legacy", '{"error":{"code":-32022}}', false, false],
    ["modern", '{"error":{"code":-32000,"message":"Connection closed"}}', false, false],
    ["modern", '{"error":{"code":"-32020"}}', false, false],
  ] as const)("of a %s peer: %s, with input %s: %s", (era, text, hasInput, expected) => {
    expect(asksForOneMore(inputFor(era, text), hasInput)).toBe(expected);
  });
});
