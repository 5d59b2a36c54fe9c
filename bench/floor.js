import path from "node:path";
import { runScript } from "./child.js";
import { ROOT } from "./root.js";

/**
 * Makes the kill matrix that the fast lane makes by a bare loop over the instrumented receivers.
 *
 * @param folder - the project's folder
 * @param files - the files to mutate, from it
 * @param packageFolder - the folder of the killtable whose cases are put
 * @returns the matrix as a report, and in milliseconds: the whole process, up to the tests (`start`), the tests before
 *   anything is mutated, and the mutants
 */
export async function runFloor(folder, files, packageFolder = ROOT) {
  const script = path.join(packageFolder, "bench", "floor-process.js");
  const { gave, whole } = await runScript(script, { folder, files }, folder);
  return { report: gave.report, times: { whole, ...gave.times } };
}
