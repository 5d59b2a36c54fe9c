// A script: the process in which the quick loop runs mutants. It does what a test runner's process of StrykerJS does,
// and makes the plans too, since what every test reaches would be much to send.
import { strykerNamespace } from "../namespace.ts";
import { type MutantRun, Runner, type Told } from "../runner.ts";
import { closeCoverage } from "./closed-coverage.ts";
import type { FromLoop, Outcome, ToLoop, Work } from "./messages.ts";
import { planMutants } from "./plan.ts";

/** The id of a mutant is all that the runner looks at. */
type Active = Parameters<Runner["mutantRun"]>[0]["activeMutant"];

const send = process.send?.bind(process);
// What a receiver sends must not be taken for ours.
delete process.send;

/** Waits until the message is out: a mutant may block this process. */
function say(message: FromLoop): Promise<void> {
  return new Promise((said) => send?.(message, undefined, undefined, () => said()));
}

let runner: Runner;

async function obey(message: ToLoop): Promise<void> {
  switch (message.kind) {
    case "prepare":
      return prepare(message.told);
    case "plan":
      return plan(message.mutants);
    case "run":
      return run(message.work);
  }
}

async function prepare(told: Omit<Told, "log">): Promise<void> {
  // As in a process of StrykerJS's: a receiver may read a file.
  process.chdir(told.folder);
  runner = new Runner({ ...told, log: { info: () => {} } });
  await runner.prepare();
  await say({ kind: "prepared", isReached: strykerNamespace().mutantCoverage !== undefined });
}

async function plan(mutants: readonly string[]): Promise<void> {
  const begin = performance.now();
  const dry = await runner.dryRun({ coverageAnalysis: "perTest", timeout: Infinity, disableBail: true });
  const time = performance.now() - begin;
  if ("errorMessage" in dry) {
    return say({ kind: "problem", message: dry.errorMessage });
  }
  const { tests } = dry;
  const net = tests.reduce((sum, { timeSpentMs }) => sum + timeSpentMs, 0);
  await say({ kind: "planned", tests, plans: planMutants(mutants, dry, Math.max(time - net, 0)) });
}

async function run({ plans, tests, disableBail }: Work): Promise<void> {
  closeCoverage();
  const places = new Map(tests.map((id, at) => [id, at]));
  for (const { id, isStatic, coveredBy, hitLimit, timeout } of plans) {
    await say({ kind: "begun" });
    const result = await runner.mutantRun({
      ...{ activeMutant: { id } as Active, sandboxFileName: "", timeout, disableBail },
      ...{ mutantActivation: isStatic ? "static" : "runtime", reloadEnvironment: isStatic },
      ...(isStatic ? {} : { testFilter: Array.from(coveredBy, (at) => tests[at] as string) }),
      ...(hitLimit === undefined ? {} : { hitLimit }),
    });
    await say({ kind: "ended", outcome: outcomeOf(result, places) });
  }
}

function outcomeOf(result: MutantRun, places: ReadonlyMap<string, number>): Outcome {
  if ("errorMessage" in result) {
    return { status: "RuntimeError", statusReason: result.errorMessage };
  }
  const { nrOfTests: testsCompleted } = result;
  return "killedBy" in result
    ? {
        status: "Killed",
        killedBy: Uint32Array.from(result.killedBy, (id) => places.get(id) as number),
        statusReason: result.failureMessage,
        testsCompleted,
      }
    : { status: "Survived", testsCompleted };
}

// A receiver may leave a promise behind that is rejected; StrykerJS's processes go on too.
process.on("unhandledRejection", () => {});
// Whoever started it is gone.
process.once("disconnect", () => process.exit());
let turn = Promise.resolve();
process.on("message", (message: ToLoop) => {
  turn = turn
    .then(() => obey(message))
    .catch((error: unknown) => {
      console.error(error);
      process.exit(70);
    });
});
