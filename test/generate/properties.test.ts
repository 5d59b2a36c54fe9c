import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { propertiesFor } from "../../src/generate/properties.ts";
import { judgeProperty } from "../../src/judge/property.ts";
import { Session } from "../../src/judge/session.ts";
import { moduleSubject, referenceSubject } from "../../src/load/subjects.ts";
import { CATEGORIES } from "../../src/protocol/category.ts";
import { ERAS } from "../../src/protocol/era.ts";

const TRIAL = { runs: 300, seed: 5, vocabulary: CATEGORIES };

let session: Session;
beforeEach(() => {
  session = new Session({ answer: 300, open: 10_000 });
});
afterEach(() => session.close());

describe("the relations, as properties", () => {
  it.each(ERAS)("hold for the reference as %s", async (era) => {
    await session.open(referenceSubject([]));
    for (const property of propertiesFor(era)) {
      expect(await judgeProperty(session, property, TRIAL)).toMatchObject({ runs: 300 });
    }
  });

  it("find a receiver that ignores the flag, and shrink what shows it", async () => {
    await session.open(referenceSubject([], "ignores-is-error-late"));
    const flip = propertiesFor("modern").find(({ id }) => id === "flag-flip");
    const verdict = await judgeProperty(session, flip!, TRIAL);
    const texts = verdict.counterexample?.inputs.map(({ text }) => JSON.parse(text));
    expect(texts).toEqual([
      { jsonrpc: "2.0", id: 1, result: { resultType: "complete", content: [], isError: false } },
      { jsonrpc: "2.0", id: 1, result: { resultType: "complete", content: [], isError: true } },
    ]);
    expect(verdict.counterexample?.observations).toMatchObject([
      { word: "normal_complete" },
      { word: "normal_complete" },
    ]);
  });

  it("end at the first envelope on which a receiver hangs", async () => {
    const file = fileURLToPath(new URL("../receivers/loops-on-unknown-type.mjs", import.meta.url));
    await session.open(moduleSubject(file));
    const unknown = propertiesFor("modern").find(({ id }) => id === "type-unknown");
    const verdict = await judgeProperty(session, unknown!, TRIAL);
    expect(verdict.counterexample?.observations[1]).toMatchObject({ kind: "timeout" });
    expect(verdict.counterexample?.inputs[1]?.text).toContain('"resultType":"future"');
  });
});
