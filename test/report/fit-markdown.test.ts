import { describe, expect, it } from "vitest";
import { fitMarkdown } from "../../src/report/fit-markdown.ts";

/** Findings of 100 bytes, in characters of two bytes. */
const findings = Array.from(
  { length: 20 },
  (_, index) => `${String(index).padStart(2, "0")}${"ä".repeat(49)}`,
);
const note = (number: number): string =>
  `and ${number} more finding${number === 1 ? "" : "s"}, left out since a step summary may not be longer`;
const page = (...shown: string[]): string => ["title", ...shown, "end"].join("\n\n");
const fit = (room: number): string => fitMarkdown(["title", { findings }, "end"], room);
const bytes = (text: string): number => Buffer.byteLength(text);

describe("fitMarkdown", () => {
  it("leaves out nothing that fits to the byte", () => {
    const whole = page(...findings);
    expect(fit(bytes(whole))).toBe(whole);
    expect(fit(bytes(whole) - 1)).not.toBe(whole);
  });

  it("leaves out blanks where there are no findings", () => {
    expect(fitMarkdown(["title", "", { findings: [] }, "end"], 1000)).toBe("title\n\nend");
  });

  it("cuts at whole findings, counts what it leaves out, and keeps what comes after", () => {
    // Beside 7 bytes of the title, 71 of the note and 5 of the end, there are 617 for findings of 102.
    expect(fit(700)).toBe(page(...findings.slice(0, 6), note(14)));
  });

  it.each([[100], [150], [399], [400], [1000], [1999]])("stays within %d bytes", (room) => {
    const text = fit(room);
    const shown = text.split("\n\n").filter((part) => findings.includes(part)).length;
    expect(bytes(text)).toBeLessThanOrEqual(room);
    expect(text).toContain(note(20 - shown));
    expect(text.endsWith("\n\nend")).toBe(true);
  });

  it("shows findings of later parts no more once one was left out", () => {
    const text = fitMarkdown(["title", { findings }, { findings: ["late"] }], 700);
    expect(text).toContain(note(1));
    expect(text).not.toContain("late");
  });

  it("keeps the first part alone where nothing else fits, and says so", () => {
    expect(fit(80)).toBe("title\n\nThe rest is left out, since a step summary may not be longer.");
    expect(fit(40)).toBe("");
    expect(fit(-5)).toBe("");
  });
});
