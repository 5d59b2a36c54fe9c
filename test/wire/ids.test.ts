import { describe, expect, it } from "vitest";
import { setIds, writeForOne } from "../../src/wire/ids.ts";

// The text, the id of the request, and the text that goes out: each written by hand.
const SET: readonly (readonly [string, string | number, string])[] = [
  ['{"jsonrpc":"2.0","id":1,"result":{}}', 7, '{"jsonrpc":"2.0","id":7,"result":{}}'],
  ['{"jsonrpc":"2.0","id":1,"result":{}}', 'a"b', '{"jsonrpc":"2.0","id":"a\\"b","result":{}}'],
  ['{"id":1.0,"result":{}}', 7, '{"id":7.0,"result":{}}'],
  ['{"id":1e0,"result":{}}', 12, '{"id":12e0,"result":{}}'],
  ['{"id":1.0,"result":{}}', "x", '{"id":"x","result":{}}'],
  ['{"id":10e-1,"result":{}}', 7, '{"id":7,"result":{}}'],
  [' {\n "id" :\t1 , "result" : {} } ', 7, ' {\n "id" :\t7 , "result" : {} } '],
  // The key in escapes is the same key, and a key that only looks like it is not.
  ['{"\\u0069d":1,"ID":1,"result":{}}', 7, '{"\\u0069d":7,"ID":1,"result":{}}'],
  // Only the answer's own ids.
  ['{"result":{"id":1,"list":[{"id":1}]},"id":1}', 7, '{"result":{"id":1,"list":[{"id":1}]},"id":7}'],
  ['{"text":"\\"id\\":1","result":"{\\"id\\":1}"}', 7, '{"text":"\\"id\\":1","result":"{\\"id\\":1}"}'],
  ['{"back":"\\\\","id":1}', 7, '{"back":"\\\\","id":7}'],
  // In a batch, each answer's.
  ['[{"id":1,"result":{"id":1}},{"id":2}]', 7, '[{"id":7,"result":{"id":1}},{"id":2}]'],
  ['[[{"id":1}]]', 7, '[[{"id":1}]]'],
  // What else JSON keeps: keys that are there twice, numbers of any length, blanks.
  [
    '{"id":1,"n":1e999,"n":12345678901234567890,"n":-0}',
    7,
    '{"id":7,"n":1e999,"n":12345678901234567890,"n":-0}',
  ],
  // There twice: each value for itself.
  ['{"id":1,"id":1,"result":{}}', 7, '{"id":7,"id":7,"result":{}}'],
  ['{"id":2,"id":1,"result":{}}', 7, '{"id":2,"id":7,"result":{}}'],
  // About ids: left as it is, and no id becomes right by chance.
  ['{"result":{}}', 7, '{"result":{}}'],
  ['{"id":null}', 7, '{"id":null}'],
  ['{"id":true}', 7, '{"id":true}'],
  ['{"id":[1],"result":{"id":1}}', 7, '{"id":[1],"result":{"id":1}}'],
  ['{"id":{"id":1}}', 7, '{"id":{"id":1}}'],
  ['{"id":1.5}', 7, '{"id":1.5}'],
  ['{"id":"01"}', 7, '{"id":"01"}'],
  ['{"id":2}', 2, '{"id":-2}'],
  ['{"id":0}', 0, '{"id":-1}'],
  ['{"id":"abc"}', "abc", '{"id":"abc-other"}'],
  ['{"id":"2"}', 2, '{"id":"2"}'],
  // The id of the request as a text, where it is a number.
  ['{"id":"1"}', 7, '{"id":"7"}'],
  ['{"id":"1"}', "7", '{"id":"1"}'],
  ['{"id":"1"}', "1", '{"id":"1-other"}'],
  // No answer at all.
  ["null", 7, "null"],
  ['"id"', 7, '"id"'],
  ["[]", 7, "[]"],
];

describe("setting the ids of an answer", () => {
  it.each(SET)("makes of %s for the request %j the text %s", (text, id, expected) => {
    expect(setIds(text, id)).toBe(expected);
  });

  it("reaches an id behind ten thousand levels, and one behind five million characters", () => {
    const deep = `${"[".repeat(10_000)}{"id":1}${"]".repeat(10_000)}`;
    const long = 'x\\"{['.repeat(1_000_000);
    expect(setIds(`{"result":${deep},"id":1}`, 7)).toBe(`{"result":${deep},"id":7}`);
    expect(setIds(`{"result":"${long}","id":1}`, 7)).toBe(`{"result":"${long}","id":7}`);
  });
});

const WRITTEN: readonly (readonly [string, string | number, string])[] = [
  ['{"id":1}', 1, '{"id":1}'],
  ['{"id":1.0}', 1, '{"id":1.0}'],
  ['{"id":41}', 41, '{"id":1}'],
  ['{"id":-0}', 0, '{"id":1}'],
  ['{"id":"call-1","result":{"id":"call-1"}}', "call-1", '{"id":1,"result":{"id":"call-1"}}'],
  ['{"\\u0069\\u0064":41}', 41, '{"\\u0069\\u0064":1}'],
  // The text of the right number is the text of 1; another wrong one stays wrong.
  ['{"id":"5"}', 5, '{"id":"1"}'],
  ['{"id":6}', 5, '{"id":6}'],
  ['{"id":"abc "}', "abc", '{"id":"abc "}'],
  ['{"id":null}', "abc", '{"id":null}'],
  // What is wrong for the request must not be right for 1.
  ['{"id":1}', 5, '{"id":2}'],
  ['{"id":1.0}', "1", '{"id":2.0}'],
  ['{"id":"1"}', 5, '{"id":"2"}'],
  ['{"id":"1"}', "1", '{"id":1}'],
];

describe("writing an answer for the id 1", () => {
  it.each(WRITTEN)("makes of %s for the request %j the text %s", (text, id, expected) => {
    expect(writeForOne(text, id)).toBe(expected);
  });
});
