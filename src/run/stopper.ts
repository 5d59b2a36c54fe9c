import { InProcess } from "../judge/in-process.ts";
import { type Trial, judge } from "../judge/judge.ts";
import { holdPositions } from "../judge/positions.ts";
import { type Verdict, isFault, judgeCase } from "../judge/verdict.ts";
import type { Vocabulary } from "../judge/vocabulary.ts";
import { referenceSubject } from "../load/subjects.ts";
import type { Mutant } from "../protocol/mutant.ts";

/** Says of hand-written mutants whether some cases stop them, and no more, which takes a fraction of the time. */
export class Stopper {
  readonly #observer = new InProcess();
  readonly #trial: Trial;

  /** @param trial - the cases, as spoiled references are told them */
  constructor(trial: Trial) {
    this.#trial = trial;
  }

  /**
   * Puts the cases to a mutant, up to the first that stops it.
   *
   * @param mutant - the mutant
   * @param vocabulary - what its answers count for
   * @returns whether any case stops it
   */
  async stops(mutant: Mutant, vocabulary: Vocabulary): Promise<boolean> {
    await this.#observer.open(referenceSubject(mutant.id));
    if (mutant.keepsState) {
      return (await judge(this.#observer, { ...this.#trial, vocabulary })).some(isFault);
    }
    const { cases, inputs } = this.#trial;
    const verdicts: Verdict[] = [];
    for await (const { index, observation } of this.#observer.observe(inputs, this.#orderFor(mutant))) {
      const { id, expected } = cases[index] as Trial["cases"][number];
      const verdict = judgeCase(id, expected, [observation], vocabulary);
      if (isFault(verdict)) {
        return true;
      }
      verdicts.push(verdict);
    }
    return holdPositions(verdicts, vocabulary).some(isFault);
  }

  /** The cases of its own rule are few, and stop nearly every mutant. */
  #orderFor({ rules: [about = ""] }: Mutant): number[] {
    const isOwn = (index: number): number => Number(this.#trial.cases[index]?.rules.includes(about));
    return [...this.#trial.cases.keys()].toSorted((a, b) => isOwn(b) - isOwn(a));
  }
}
