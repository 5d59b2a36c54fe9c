import type { CompleteDryRunResult } from "@stryker-mutator/api/test-runner";

/** So many times as often as without a mutant may a mutant be reached before it counts as an endless loop. */
const HIT_LIMIT_FACTOR = 100;

/** So many times as long as without a mutant may the tests take, and so many milliseconds more. */
const TIMEOUT_FACTOR = 1.5;
const TIMEOUT_MS = 5000;

/** How a mutant is to be run. */
export interface Plan {
  readonly id: string;
  /** Whether it is reached while the modules are loaded. All tests are run then. */
  readonly isStatic: boolean;
  /** The tests that reach it, as their places among all tests. */
  readonly coveredBy: Uint32Array;
  /** How often it may be reached; as often as it likes, where nothing reached it before. */
  readonly hitLimit?: number;
  /** How long its tests may take, in milliseconds. */
  readonly timeout: number;
}

/**
 * Plans how to run mutants, as StrykerJS does by its defaults.
 *
 * @param ids - the ids of the mutants
 * @param dry - what the tests reach without a mutant, and how long they take
 * @param overhead - how long the run without a mutant took beside its tests, in milliseconds
 * @returns one plan a mutant, in their order
 */
export function planMutants(
  ids: readonly string[],
  { tests, mutantCoverage = { static: {}, perTest: {} } }: CompleteDryRunResult,
  overhead: number,
): Plan[] {
  const places = new Map(tests.map(({ id }, at) => [id, at]));
  const reached = new Map(ids.map((id) => [id, { coveredBy: [] as number[], hits: 0 }]));
  for (const [test, hits] of Object.entries(mutantCoverage.perTest)) {
    for (const id in hits) {
      const mutant = reached.get(id);
      if (mutant !== undefined) {
        mutant.coveredBy.push(places.get(test) as number);
        mutant.hits += hits[id] as number;
      }
    }
  }
  const timeOf = (at: number): number => tests[at]?.timeSpentMs ?? 0;
  const allTime = sum(tests.keys(), timeOf);
  return [...reached].map(([id, { coveredBy, hits }]) => {
    const hitsOnLoad = mutantCoverage.static[id] ?? 0;
    const isStatic = hitsOnLoad > 0;
    const time = isStatic ? allTime : sum(coveredBy, timeOf);
    return {
      ...{ id, isStatic, coveredBy: Uint32Array.from(coveredBy) },
      ...(hits + hitsOnLoad === 0 ? {} : { hitLimit: (hits + hitsOnLoad) * HIT_LIMIT_FACTOR }),
      timeout: time * TIMEOUT_FACTOR + TIMEOUT_MS + overhead,
    };
  });
}

function sum(places: Iterable<number>, timeOf: (at: number) => number): number {
  let time = 0;
  for (const at of places) {
    time += timeOf(at);
  }
  return time;
}
