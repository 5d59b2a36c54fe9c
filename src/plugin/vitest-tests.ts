// What vitest runs while StrykerJS mutates the receivers of a configuration: the tests that the test runner killtable
// has, made and judged the plain way.
import path from "node:path";
import { readCorpus } from "../corpus/read.ts";
import { callDirectly } from "../judge/call-directly.ts";
import type { Observation } from "../judge/observation.ts";
import type { Calls } from "../judge/observer.ts";
import { show } from "../judge/show.ts";
import { type ModuleArgs, openFrom } from "../load/open-module.ts";
import { DEFAULT_RUNS } from "../run/receiver-tests.ts";
import type { Target } from "../run/targets.ts";
import { DEFAULT_SEED } from "../run/trial.ts";
import { asPosix } from "../stryker/as-posix.ts";
import { canaryTests } from "./canary.ts";
import { type PluginOptions, mutableTargets } from "./mutable-targets.ts";
import { type PlainTest, plainTests } from "./plain-tests.ts";
import { prefixOf, targetCases } from "./target-cases.ts";

/** How vitest loads modules, by their paths from the project's folder, with slashes. */
type Modules = Readonly<Record<string, () => Promise<Readonly<Record<string, unknown>>>>>;

/**
 * Makes the tests of all receivers of a configuration that StrykerJS can mutate.
 *
 * @param folder - the folder with the mutated files, absolute
 * @param options - which configuration, and which of its receivers
 * @param modules - the receivers' modules
 * @returns the tests, with the names that they have in the test runner killtable; where a receiver does not load, all
 *   of its tests fail
 * @throws ConfigError or VoidError if there is nothing to test
 */
export async function vitestTests(
  folder: string,
  options: PluginOptions,
  modules: Modules,
): Promise<PlainTest[]> {
  const corpus = readCorpus();
  const { targets, canary } = await mutableTargets(folder, options, corpus);
  const tests: PlainTest[] = [];
  for (const target of targets) {
    const { cases, isKnown } = targetCases(target, corpus);
    const opened = await openTarget(target, folder, modules);
    const put = { cases, world: target, runs: DEFAULT_RUNS, seed: DEFAULT_SEED };
    const trial = { calls: opened.calls, vocabulary: target.vocabulary, isKnown, ...put };
    const prefix = prefixOf(target, targets);
    tests.push(
      ...plainTests(trial).map(({ name, failure }) => ({
        name: prefix + name,
        failure: async () => opened.problem ?? failure(),
      })),
    );
  }
  return canary === undefined ? tests : [...tests, await canaryTest(canary, folder, modules)];
}

async function canaryTest(file: string, folder: string, modules: Modules): Promise<PlainTest> {
  const { target, inputs, tests } = canaryTests(file);
  const { calls, problem } = await openTarget(target, folder, modules);
  const [{ name = "", failureOf } = {}] = tests;
  return {
    name,
    failure: async () => {
      const observations: Observation[] = [];
      for await (const { observation } of calls.observe(inputs, [0])) {
        observations.push(observation);
      }
      return problem ?? failureOf?.(observations)?.();
    },
  };
}

/** A receiver to call, and why it cannot be called, if it cannot. */
interface Opened {
  readonly calls: Calls;
  readonly problem?: string;
}

async function openTarget({ subject }: Target, folder: string, modules: Modules): Promise<Opened> {
  const args = subject.args as ModuleArgs;
  const name = asPosix(path.relative(folder, args.file));
  try {
    return { calls: callDirectly(await openFrom((await modules[name]?.()) ?? {}, args)) };
  } catch (error) {
    return { calls: callDirectly(() => undefined), problem: `${name} does not load: ${show(error)}` };
  }
}
