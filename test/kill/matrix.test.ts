import { expect, it } from "vitest";
import type { Observer } from "../../src/judge/observer.ts";
import { plainVocabulary } from "../../src/judge/vocabulary.ts";
import { type Contestant, killMatrix } from "../../src/kill/matrix.ts";

/** Answers every input with the word that is the subject's name. */
class Constant implements Observer {
  #word = "";
  async open({ args }: Contestant["subject"]): Promise<void> {
    this.#word = String(args);
  }
  async *observe(_: unknown, order: readonly number[]) {
    for (const index of order) {
      yield { index, observation: { kind: "answered", word: this.#word, changedInput: false } } as const;
    }
  }
  async *settle() {}
  close(): void {}
}

const input = { text: "null", context: "null" };
const open = { words: ["yes", "no"], decision: "which" };
const trial = {
  cases: [
    { id: "b", rules: ["r"], expected: { words: ["yes"] } },
    { id: "a", rules: ["s"], expected: { words: ["yes"] } },
    { id: "either", rules: ["s"], expected: open },
    { id: "turned", rules: ["s"], expected: { ...open, words: ["no", "yes"] } },
  ],
  inputs: [input, input, input, input],
  vocabulary: plainVocabulary(["yes", "no"]),
  seed: 1,
};
const row = async (word: string, more: Partial<Contestant> = {}, cases = trial.cases) => {
  const subject = { loader: "", args: word };
  const contestant: Contestant = {
    id: word,
    title: word,
    role: "mutant",
    rules: ["s", "r"],
    subject,
    ...more,
  };
  const put = { ...trial, cases, inputs: trial.inputs.slice(0, cases.length) };
  return (await killMatrix(new Constant(), [contestant], put)).rows[0];
};
const plain = trial.cases.slice(0, 2);

it("says which cases kill, which of them show its own rule, and which would by themselves", async () => {
  expect(await row("no")).toMatchObject({
    status: "killed",
    killedBy: ["a", "b", "turned"],
    killedByOwn: ["a", "turned"],
    killedByItself: ["a", "b"],
  });
  expect(await row("no", { keepsState: true })).toMatchObject({ status: "killed", killedByItself: [] });
});

it("takes a survivor for equivalent where that is declared, and never one that is killed", async () => {
  const equivalent = "no input shows it";
  expect(await row("yes", {}, plain)).toMatchObject({ status: "survived", killedBy: [] });
  expect(await row("yes", { equivalent }, plain)).toMatchObject({ status: "equivalent", equivalent });
  expect(await row("no", { equivalent }, plain)).toMatchObject({ status: "killed", equivalent });
});
