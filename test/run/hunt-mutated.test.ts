import { readFileSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { type MutatedFile, huntMutated } from "../../src/run/hunt-mutated.ts";

const root = path.resolve("test/receivers/hunted");
const options = {
  root,
  module: "receiver.mjs",
  world: { era: "modern", features: [] },
  limits: { answer: 500, open: 10_000 },
  runs: 60,
  seed: 1,
} as const;

function mutated(file: string, from: string, to: string): MutatedFile {
  const source = readFileSync(path.join(root, file), "utf8");
  expect(source).toContain(from);
  return { id: "mutant", title: to, file, source, mutated: source.replace(from, () => to) };
}

async function hunt(file: MutatedFile, more: object = {}) {
  for await (const hunted of huntMutated([file], { ...options, ...more })) {
    return hunted;
  }
  throw new Error("nothing was hunted");
}

describe("the hunt for mutants of a receiver's source", () => {
  it("finds what tells a mutant apart, in a file that the receiver imports", async () => {
    const hunted = await hunt(mutated("is-object.mjs", "value !== null", "true"));
    expect(hunted).toMatchObject({
      difference: {
        steps: [{ word: "unclassified", observation: { kind: "threw" } }],
        readyCase: {
          id: "stops-mutant",
          rules: ["result-object"],
          envelope: { result: null },
          expect: { modern: "unclassified" },
        },
        recurred: true,
        showsAlone: true,
      },
    });
  });

  it("survives a mutant that loops for ever", async () => {
    const hunted = await hunt(
      mutated("receiver.mjs", "function readResult(result) {", "function readResult(result) { for (;;) {}"),
    );
    expect(hunted).toMatchObject({ difference: { steps: [{ observation: { kind: "timeout" } }] } });
  });

  it("finds nothing for an equivalent mutant, and counts what the receiver misreads itself", async () => {
    const hunted = await hunt(
      mutated("is-object.mjs", 'typeof value === "object" && ', 'typeof value === "object" && true && '),
    );
    expect(hunted).toMatchObject({
      envelopes: expect.any(Number),
      leftOut: expect.any(Number),
      cutShort: false,
    });
    expect("difference" in hunted).toBe(false);
    expect("envelopes" in hunted && Math.min(hunted.envelopes, hunted.leftOut)).toBeGreaterThan(0);
  });

  it.each([
    ["unused.mjs", "true", "false", "receiver.mjs does not import unused.mjs"],
    [
      "receiver.mjs",
      "export default",
      "throw new Error('gone'); export default",
      "it does not load: Error: gone",
    ],
  ])("says why it could not hunt in %s", async (file, from, to, problem) => {
    expect(await hunt(mutated(file, from, to))).toMatchObject({ problem: expect.stringContaining(problem) });
  });

  it("leaves neither the sources changed nor a copy behind", async () => {
    const sources = () => readdirSync(root).map((file) => readFileSync(path.join(root, file), "utf8"));
    const copies = () =>
      readdirSync(tmpdir()).filter((name) => name.startsWith(`killtable-hunt-${process.pid}-`));
    const before = sources();
    await hunt(mutated("unused.mjs", "true", "false"));
    expect(sources()).toEqual(before);
    expect(copies()).toEqual([]);
  });

  it.each([
    ["was changed since", { source: "" }, "is-object.mjs was changed since StrykerJS mutated it"],
    ["is missing", { file: "gone.mjs" }, "there is no gone.mjs in"],
    ["is outside of the project", { file: "../right.mjs" }, "../right.mjs is outside of"],
  ])("refuses a file that %s", async (_, change, message) => {
    const file = mutated("is-object.mjs", "value !== null", "true");
    await expect(hunt({ ...file, ...change })).rejects.toThrow(message);
  });

  it("refuses a receiver that does not load, and one that is never right", async () => {
    const file = mutated("is-object.mjs", "value !== null", "true");
    await expect(hunt(file, { module: "nowhere.mjs" })).rejects.toThrow("nowhere.mjs: there is no such file");
    const wrong = mutated("receiver.mjs", "export default", "/**/ export default");
    await expect(hunt(wrong, { export: "none" })).rejects.toThrow("there is no function exported as none");
  });
});
