import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { readCorpus } from "../dist/src/corpus/read.js";
import { importConfig } from "../dist/src/load/read-config.js";
import { FEATURES } from "../dist/src/protocol/feature.js";
import { selectFor } from "../dist/src/run/select-for.js";
import { targetsOf } from "../dist/src/run/targets.js";
import { ROOT } from "./root.js";
import { temporaryProject } from "./temporary.js";

/**
 * Together they are put every case, with as few tests as that takes: the vitest lane takes too long to put each to
 * every receiver and era of killtable.config.ts.
 */
const CONFIG = {
  receivers: [
    {
      name: "the full reference",
      module: "./src/receiver/full-reference.ts",
      era: "dual-era",
      features: FEATURES,
      mutate: ["src/receiver/**/*.ts"],
    },
    {
      name: "the reference with extensions",
      module: "./src/receiver/extensions-reference.ts",
      features: ["extensions"],
    },
    { name: "the reference", module: "./src/receiver/reference.ts", era: "legacy" },
  ],
};

const CONFIG_NAME = "killtable.config.json";

/** @returns the folder of a project that holds the reference receivers and what they need */
export function referenceProject() {
  const sources = ["src/receiver", "src/protocol"].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder)).map((name) => `${folder}/${name}`),
  );
  return temporaryProject({
    ...Object.fromEntries(sources.map((file) => [file, readFileSync(path.join(ROOT, file), "utf8")])),
    [CONFIG_NAME]: JSON.stringify(CONFIG),
  });
}

/**
 * Says which cases are put to the receivers of a project.
 *
 * @param folder - the project's folder
 * @returns how many of how many, and the ids of those that are for none of them
 */
export async function putCases(folder) {
  const corpus = readCorpus();
  const targets = targetsOf(await importConfig(path.join(folder, CONFIG_NAME)), corpus, {});
  const put = new Set(
    targets.flatMap((target) => selectFor(corpus, target).cases.map((each) => each.case.id)),
  );
  const all = corpus.groups.flatMap(({ cases }) => cases.map(({ id }) => id));
  return { put: put.size, of: all.length, leftOut: all.filter((id) => !put.has(id)) };
}
