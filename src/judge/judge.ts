import type { Input, Observation } from "./observation.ts";
import { holdPositions } from "./positions.ts";
import type { Observer } from "./observer.ts";
import { shuffle } from "./shuffle.ts";
import { type Expectation, type Verdict, judgeCase } from "./verdict.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** One case, but for what is put. */
interface JudgedCase {
  readonly id: string;
  readonly expected: Expectation;
  /** The rules that it shows, by their ids. */
  readonly rules: readonly string[];
}

/** Cases, all words that are answers, and the seed of the order in which the cases are put. */
export interface Trial {
  readonly cases: readonly JudgedCase[];
  /** What is put for each case, in the order of the cases. Apart from them, since an observer sees only this. */
  readonly inputs: readonly Input[];
  /** What the words that are answers at all stand for. */
  readonly vocabulary: Vocabulary;
  readonly seed: number;
}

/** Is told which call is under way, counted from 1, of how many, and in which of the two rounds. */
export type OnCall = (at: number, of: number, round: 1 | 2) => void;

/**
 * Puts cases to the subject that is open: all of them once in a shuffled order, then those
 * it answered a second time in another order, so that what it keeps between calls shows.
 *
 * @param observer - where the subject is open
 * @param trial - the cases and how to put them
 * @param onCall - is told how far it is
 * @returns one verdict a case, in the order of the cases
 */
export async function judge(observer: Observer, trial: Trial, onCall: OnCall = () => {}): Promise<Verdict[]> {
  const { cases, inputs, vocabulary, seed } = trial;
  const observed: Observation[][] = cases.map(() => []);
  const firstOrder = shuffle([...cases.keys()], seed);
  const round = async (order: readonly number[], number: 1 | 2): Promise<void> => {
    const missing = new Set(order);
    const tell = (): void => {
      if (missing.size > 0) {
        onCall(order.length - missing.size + 1, order.length, number);
      }
    };
    tell();
    for await (const { index, observation, isLate } of observer.observe(inputs, order)) {
      observed[index]?.push(observation);
      if (isLate !== true) {
        missing.delete(index);
      }
      tell();
    }
    if (missing.size > 0) {
      throw new Error(`${missing.size} of ${order.length} inputs were put and never observed`);
    }
  };
  await round(firstOrder, 1);
  const answered = firstOrder.filter((index) => observed[index]?.[0]?.kind === "answered");
  await round(shuffle(answered, seed + 1), 2);
  for await (const { index, observation } of observer.settle()) {
    observed[index]?.push(observation);
  }
  const verdicts = cases.map(({ id, expected }, index) =>
    judgeCase(id, expected, observed[index] ?? [], vocabulary),
  );
  return holdPositions(verdicts, vocabulary);
}
