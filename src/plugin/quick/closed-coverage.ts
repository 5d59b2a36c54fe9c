import type { MutantCoverage } from "@stryker-mutator/api/core";
import { strykerNamespace } from "../namespace.ts";

/** How the function begins that counts what is reached, in what the instrumenter puts above code with mutants. */
const COUNTS = /function stryCov_\w+\(\) \{[^]*?function cover\(\) \{/;

/** What it counts in. */
type Coverage = MutantCoverage & { isClosed?: boolean };

/**
 * Lets the counting in instrumented code be ended: it takes a good part of the time of an answer, and nobody asks what
 * is reached once a mutant is active.
 *
 * @param instrumented - the code
 * @returns the code with the same lines
 */
export function closable(instrumented: string): string {
  return instrumented.replace(COUNTS, "$& if (cov.isClosed) return;");
}

/** Ends the counting in this process, in modules that are loaded and in those that will be. */
export function closeCoverage(): void {
  const namespace = strykerNamespace();
  const coverage: Coverage = (namespace.mutantCoverage ??= { static: {}, perTest: {} });
  coverage.isClosed = true;
}
