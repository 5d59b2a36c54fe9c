import type { TestResult } from "@stryker-mutator/api/test-runner";
import type { Told } from "../runner.ts";
import type { Plan } from "./plan.ts";

/** What the process that runs mutants is told. It does one thing after another. */
export type ToLoop =
  /** Makes the tests. Comes first, and once. */
  | { readonly kind: "prepare"; readonly told: Omit<Told, "log"> }
  /** Runs the tests without a mutant, and plans how to run mutants. */
  | { readonly kind: "plan"; readonly mutants: readonly string[] }
  /** Runs mutants one after another. */
  | { readonly kind: "run"; readonly work: Work };

/** Mutants to run. */
export interface Work {
  readonly plans: readonly Plan[];
  /** The ids of all tests. */
  readonly tests: readonly string[];
  /** Whether to go on after the first test that kills a mutant. */
  readonly disableBail: boolean;
}

/** What it says. */
export type FromLoop =
  /** The tests are made; `isReached` if the configuration has imported code of mutated files, and ran it. */
  | { readonly kind: "prepared"; readonly isReached: boolean }
  | { readonly kind: "planned"; readonly tests: readonly TestResult[]; readonly plans: readonly Plan[] }
  /** The receivers cannot be mutated as they are, and why. */
  | { readonly kind: "problem"; readonly message: string }
  /** The next mutant has its turn. */
  | { readonly kind: "begun" }
  | { readonly kind: "ended"; readonly outcome: Outcome };

/** What became of a mutant whose tests were run. */
export type Outcome =
  | {
      readonly status: "Killed";
      /** The tests that killed it, as their places among all tests. */
      readonly killedBy: Uint32Array;
      readonly statusReason: string;
      readonly testsCompleted: number;
    }
  | { readonly status: "Survived"; readonly testsCompleted: number }
  | { readonly status: "Timeout" }
  | { readonly status: "RuntimeError"; readonly statusReason: string };
