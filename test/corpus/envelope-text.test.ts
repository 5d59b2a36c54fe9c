import { describe, expect, it } from "vitest";
import { buildText } from "../../src/corpus/build-text.ts";
import { envelopeText } from "../../src/corpus/envelope-text.ts";

const named = { id: "a", title: "A", why: "Because.", rules: ["total"], expect: {}, since: "0.1.0" };

describe("envelopeText", () => {
  it("keeps raw text as it is, duplicate keys and number formats too", () => {
    const raw = '{"id":1.0,"id":1.0}';
    expect(envelopeText({ ...named, raw })).toBe(raw);
  });

  it("writes an envelope that is null", () => {
    expect(envelopeText({ ...named, envelope: null })).toBe("null");
  });

  it("builds what is too deep to encode", () => {
    const text = envelopeText({ ...named, build: { name: "deep-meta", size: 100_000 } });
    expect(text.match(/\{"a":/g)).toHaveLength(100_000);
    expect(() => JSON.parse(text)).not.toThrow();
  });

  it("builds what is too long to write down", () => {
    const text = envelopeText({ ...named, build: { name: "long-text", size: 1_000_000 } });
    expect(JSON.parse(text).result.content[0].text).toHaveLength(1_000_000);
  });
});

describe("buildText", () => {
  it("names the builders there are where one is not there", () => {
    expect(() => buildText({ name: "toString", size: 1 })).toThrow(
      /no builder is named "toString"; there are deep-meta/,
    );
  });
});
