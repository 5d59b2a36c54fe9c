import { existsSync } from "node:fs";
import path from "node:path";
import { STRYKER_PLUGIN } from "../plugin/locations.ts";
import type { PluginOptions } from "../plugin/mutable-targets.ts";
import type { Lane } from "../stryker/lanes.ts";
import { type MutantFilter, filterPlugin } from "../stryker/mutant-filter.ts";
import { type Report, readReport } from "../stryker/report.ts";
import {
  MUTATION_JSON,
  type Output,
  type StrykerOptions,
  type StrykerTimes,
  runStryker,
} from "../stryker/run-stryker.ts";
import { CANARY_FILE, VITEST_CONFIG, withLaneFolder } from "./lane-folder.ts";
import type { MutatedProject } from "./project.ts";

/** What to run beside all of it, or less of it. */
export interface LaneOptions extends MutantFilter {
  /** Whether to take over what StrykerJS found before, where nothing changed. */
  readonly isIncremental?: boolean;
  /** Whether each mutant goes on after the first test that stops it; as StrykerJS's configuration says, if left out. */
  readonly isWhole?: true;
  /** Whether the canary is mutated too. */
  readonly hasCanary?: true;
  /** Where what StrykerJS prints goes; to the standard output, if left out. */
  readonly output?: Output;
}

/** What a lane came to. */
export interface LaneRun {
  /** StrykerJS's report as it wrote it; none where it failed, which it has said. */
  readonly report?: Report;
  readonly times: StrykerTimes;
}

/**
 * Has StrykerJS mutate the receivers of a project.
 *
 * @param lane - how the tests are run
 * @param project - the project
 * @param options - what to run
 * @returns the report
 * @throws StrykerReportError if the report cannot be read
 */
export async function runLane(lane: Lane, project: MutatedProject, options: LaneOptions): Promise<LaneRun> {
  const { folder, config, receivers, modules } = project;
  const told: PluginOptions = {
    config,
    receiver: receivers,
    ...(options.hasCanary ? { canary: CANARY_FILE } : {}),
  };
  const run = (): Promise<StrykerTimes> =>
    runStryker(folder, strykerOptions(lane, project, options, told), options.output);
  const needsFolder = lane === "vitest" || options.hasCanary === true;
  const times = await (needsFolder ? withLaneFolder(folder, told, modules, run) : run());
  const file = path.join(folder, MUTATION_JSON);
  return existsSync(file) ? { report: readReport(file), times } : { times };
}

function strykerOptions(
  lane: Lane,
  { folder, mutate }: MutatedProject,
  { isIncremental = false, isWhole, hasCanary, ...filter }: LaneOptions,
  told: PluginOptions,
): StrykerOptions {
  const { plugin, ...ofLane } = lane === "fast" ? fastLane(told) : VITEST_LANE;
  const always = hasCanary ? { always: CANARY_FILE } : {};
  const { appendPlugins, checkers } = filterPlugin(folder, { ...filter, ...always });
  return {
    ...ofLane,
    mutate: [...mutate, ...(hasCanary ? [CANARY_FILE] : [])],
    appendPlugins: [...appendPlugins, plugin],
    checkers,
    coverageAnalysis: "perTest",
    incremental: isIncremental,
    ...(isWhole ? { disableBail: true } : {}),
  };
}

/** What StrykerJS is told of a lane. */
type OfLane = Pick<StrykerOptions, "testRunner"> & { readonly plugin: string };

function fastLane(told: PluginOptions): OfLane & { readonly killtable: PluginOptions } {
  return { testRunner: "killtable", plugin: STRYKER_PLUGIN, killtable: told };
}

/** In milliseconds: with thousands of tests, many of which fail, vitest takes long, and a time-out names no test. */
const VITEST_LIMIT = 60_000;

const VITEST_LANE: OfLane & Readonly<Record<string, unknown>> = {
  testRunner: "vitest",
  plugin: "@stryker-mutator/vitest-runner",
  vitest: { configFile: VITEST_CONFIG, dir: ".", related: false },
  timeoutMS: VITEST_LIMIT,
};
