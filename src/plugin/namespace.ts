import type { MutantCoverage } from "@stryker-mutator/api/core";
import { isPromise } from "../judge/is-promise.ts";
import type { SubjectFunction } from "../judge/subject.ts";

/** What StrykerJS's instrumented code reads and writes. */
export interface Namespace {
  activeMutant?: string | undefined;
  /** The test for which what is reached is counted. */
  currentTestId?: string | undefined;
  mutantCoverage?: MutantCoverage;
  /** How often the active mutant was reached, where that is limited. */
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
}

/**
 * Finds what the code of mutated files reads and writes: which mutant is active, which test runs, what was covered. It
 * is changed, never replaced, since that code keeps it.
 *
 * @returns StrykerJS's global object
 */
export function strykerNamespace(): Namespace {
  return ((globalThis as { __stryker__?: Namespace }).__stryker__ ??= {});
}

/**
 * Makes a call fail in which the active mutant was reached so often that it has to be in an endless loop, whatever
 * the receiver made of it. The calls after it count from 0 again.
 *
 * @param subject - the receiver
 * @param namespace - StrykerJS's global object, with the limit in it
 * @param endless - is told of each such call
 * @returns the receiver that keeps to the limit
 */
export function withinHits(
  subject: SubjectFunction,
  namespace: Namespace,
  endless: () => void,
): SubjectFunction {
  const check = (): void => {
    const { hitCount = 0, hitLimit = Infinity } = namespace;
    if (hitCount > hitLimit) {
      namespace.hitCount = 0;
      endless();
      throw new Error(`it does not end: it reached the mutant more than ${hitLimit} times`);
    }
  };
  return (input, context) => {
    let answer: unknown;
    try {
      answer = subject(input, context);
    } finally {
      check();
    }
    return isPromise(answer) ? Promise.resolve(answer).finally(check) : answer;
  };
}
