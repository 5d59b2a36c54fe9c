// Runs StrykerJS in a process of its own, in the current folder. What to run comes as the only message.
import { pathToFileURL } from "node:url";
import type { StrykerTask } from "./run-stryker.ts";

process.once("message", (task: StrykerTask) => void run(task));
// Whoever started it is gone.
process.once("disconnect", () => process.exit());

async function run({ core, options }: StrykerTask): Promise<void> {
  const { Stryker } = (await import(pathToFileURL(core).href)) as {
    Stryker: new (options: object) => { runMutationTest(): Promise<unknown> };
  };
  try {
    await new Stryker(options).runMutationTest();
  } catch {
    // It has said on the terminal what is wrong, and there is no report.
  }
  process.removeAllListeners("disconnect");
  process.disconnect();
}
