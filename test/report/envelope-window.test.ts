import { describe, expect, it } from "vitest";
import { columnsOf } from "../../src/report/columns.ts";
import { envelopeWindow } from "../../src/report/envelope-window.ts";

const HEAD = '{"jsonrpc":"2.0","id":1,';
const LONG = `${HEAD}"result":{"content":[${'{"type":"text"},'.repeat(20)}{}],"isError":"false","resultType":"complete"}}`;

describe("envelopeWindow", () => {
  it("shows all of an envelope that fits", () => {
    const text = `${HEAD}"result":null}`;
    expect(envelopeWindow(text, text.length)).toBe(text);
    expect(envelopeWindow(text, text.length, 30)).toBe(text);
  });

  it("leaves out what nearly all begin with, and marks that", () => {
    expect(envelopeWindow(LONG, 40)).toBe('…"result":{"content":[{"type":"text"},{…');
    expect(envelopeWindow(LONG.replace('"id":1', '"id":"r-7"'), 20)).toBe('…"result":{"content…');
    expect(envelopeWindow(LONG.replace('"2.0"', '"1.0"'), 20)).toBe('{"jsonrpc":"1.0","i…');
  });

  it("shows a window around the place that matters, from the beginning of a member", () => {
    const place = LONG.indexOf('"false"');
    expect(envelopeWindow(LONG, 40, place)).toBe('…{"type":"text"},{}],"isError":"false",…');
    expect(envelopeWindow(LONG, 68, place)).toBe(
      '…{"type":"text"},{}],"isError":"false","resultType":"complete"}}',
    );
  });

  it("shows the end where that is where the place is, and the beginning where it is there", () => {
    expect(envelopeWindow(LONG, 40, LONG.length - 2).endsWith('"resultType":"complete"}}')).toBe(true);
    expect(envelopeWindow(LONG, 40, 2)).toBe(`${LONG.slice(0, 39)}…`);
  });

  it.each([
    ["wide characters", "漢".repeat(300), 150],
    ["control characters", "\u001b".repeat(300), 150],
    ["pairs of surrogates", "😀".repeat(300), 301],
    ["combining characters", `a${"\u0301".repeat(5000)}`, 2000],
  ])("takes no more columns for %s, and shows nothing that acts on a terminal", (_, text, place) => {
    for (const shown of [envelopeWindow(text, 60, place), envelopeWindow(text, 60)]) {
      expect(columnsOf(shown)).toBeLessThanOrEqual(60);
      expect(shown.length).toBeLessThan(400);
      expect(shown).toContain("…");
      expect(shown).not.toContain("\u001b");
    }
  });

  it("splits no pair of surrogates, which would be shown as what is not there", () => {
    expect(envelopeWindow("𝐀".repeat(300), 60, 301)).toBe(`…${"𝐀".repeat(58)}…`);
  });
});
