import { DEFAULT_LIMITS } from "../../judge/session.ts";
import type { LoopProcess } from "./loop-process.ts";
import type { Outcome, Work } from "./messages.ts";
import type { Plan } from "./plan.ts";
import type { Tester } from "./tester.ts";

/** So often is a mutant run whose process ends before its tests do, as StrykerJS does. */
const ATTEMPTS = 2;

/** How the process is at the end of a mutant's run. */
type Ending = { readonly outcome: Outcome } | { readonly gone: string };

/**
 * Runs mutants one after another. One that blocks or ends the process does not end the run: the next has a new process.
 *
 * @param tester - has the processes
 * @param work - the mutants
 * @param signal - ends the run before its time
 * @yields what became of each, in their order
 * @throws the signal's reason if it ended the run
 */
export async function* runPlans(
  tester: Tester,
  work: Work,
  signal: AbortSignal,
): AsyncGenerator<Outcome, void, undefined> {
  const { plans } = work;
  let isTold = false;
  let attempts = 0;
  for (let at = 0; at < plans.length;) {
    if (!isTold) {
      tester.current().send({ kind: "run", work: { ...work, plans: plans.slice(at) } });
      isTold = true;
    }
    const ending = await runNext(tester.current(), plans[at] as Plan);
    signal.throwIfAborted();
    if ("gone" in ending || ending.outcome.status === "Timeout") {
      tester.end();
      isTold = false;
    }
    attempts++;
    const outcome = "outcome" in ending ? ending.outcome : brokenBy(ending.gone, attempts);
    if (outcome !== undefined) {
      yield outcome;
      at++;
      attempts = 0;
    }
  }
}

async function runNext(process: LoopProcess, { timeout }: Plan): Promise<Ending> {
  let begun = await process.next(DEFAULT_LIMITS.open);
  if (begun?.kind === "prepared") {
    begun = await process.next(DEFAULT_LIMITS.open);
  }
  if (begun?.kind !== "begun") {
    return { gone: begun?.kind === "gone" ? begun.message : "the process did not start" };
  }
  const ended = await process.next(timeout);
  if (ended === undefined) {
    return { outcome: { status: "Timeout" } };
  }
  return ended.kind === "ended" ? ended : { gone: ended.kind === "gone" ? ended.message : ended.kind };
}

function brokenBy(message: string, attempts: number): Outcome | undefined {
  return attempts < ATTEMPTS
    ? undefined
    : { status: "RuntimeError", statusReason: `it ended the process ${attempts} times: ${message}` };
}
