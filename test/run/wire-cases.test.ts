import { describe, expect, it } from "vitest";
import type { SelectedCase } from "../../src/corpus/select.ts";
import type { Era } from "../../src/protocol/era.ts";
import { contextFor } from "../../src/protocol/receiver.ts";
import { wireCases } from "../../src/run/wire-cases.ts";

const selected = (id: string, era: Era, known: Parameters<typeof contextFor>[1]): SelectedCase => ({
  case: { id, title: id, why: "", rules: [], expect: {}, since: "0.1.0" },
  text: "{}",
  context: contextFor(era, known),
  expected: "unclassified",
});

const KNOWN = [
  ["call", {}],
  ["prompt", { method: "prompts/get" }],
  ["resource", { method: "resources/read" }],
  ["list", { method: "tools/list" }],
  ["look-alike", { method: "tools/call " }],
  ["inherited", { method: "constructor" }],
  ["versioned", { protocolVersion: "2025-06-18" }],
  ["versioned-list", { method: "tools/list", protocolVersion: "2025-06-18" }],
] as const;

describe("the cases for a wire", () => {
  it.each(["modern", "legacy"] as const)(
    "are, for %s peers, those whose request a client can send",
    (era) => {
      const { cases, uncallable, otherVersion } = wireCases(
        KNOWN.map(([id, known]) => selected(id, era, known)),
      );
      expect(cases.map(({ case: { id } }) => id)).toEqual(["call", "prompt", "resource", "versioned"]);
      expect(uncallable).toEqual(["list", "look-alike", "inherited", "versioned-list"]);
      expect(otherVersion).toEqual([]);
    },
  );

  it("suppose, for dual-era peers, no version that they did not agree on", () => {
    const { cases, uncallable, otherVersion } = wireCases(
      KNOWN.map(([id, known]) => selected(id, "dual-era", known)),
    );
    expect(cases.map(({ case: { id } }) => id)).toEqual(["call", "prompt", "resource"]);
    expect(uncallable).toEqual(["list", "look-alike", "inherited", "versioned-list"]);
    expect(otherVersion).toEqual(["versioned"]);
  });
});
