import path from "node:path";
import { readReport } from "../dist/src/stryker/report.js";
import { MUTATION_JSON } from "../dist/src/stryker/run-stryker.js";
import { runScript } from "./child.js";
import { ROOT } from "./root.js";

/** What StrykerJS says once it has run all tests without a mutant. */
const TESTED = /\(net (?<net>[\d.]+) ms, overhead (?<overhead>[\d.]+) ms\)/;

/**
 * Has StrykerJS mutate the receivers of a project.
 *
 * @param lane - `fast` or `vitest`
 * @param folder - the project's folder
 * @param options - `isWhole`: whether every test goes to its end; `packageFolder`: that of the killtable that does it
 * @returns the report, and in milliseconds: the whole process, up to the tests (`start`), the tests before anything is
 *   mutated (`net`) and what is about them (`overhead`), the mutants, and what comes after them (`rest`)
 * @throws Error if there is no report, with what StrykerJS said
 */
export async function runLane(lane, folder, { isWhole = true, packageFolder = ROOT } = {}) {
  const script = path.join(packageFolder, "bench", "lane-process.js");
  const { gave, whole, said } = await runScript(script, { lane, folder, isWhole }, folder);
  const tested = said.find(({ text }) => TESTED.test(text));
  if (tested === undefined || gave.mutants === 0) {
    throw new Error(`the lane ${lane} did not come to its end:\n${said.map(({ text }) => text).join("")}`);
  }
  const { groups } = TESTED.exec(tested.text);
  const [net, overhead] = [Number(groups.net), Number(groups.overhead)];
  const { mutants } = gave;
  const times = { whole, start: tested.at - net - overhead, net, overhead, mutants };
  return {
    report: readReport(path.join(folder, MUTATION_JSON)),
    times: { ...times, rest: whole - tested.at - mutants },
  };
}
