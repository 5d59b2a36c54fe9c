// A script: the kill matrix of a project's receivers by a bare loop, in a process of its own. What to run comes as the
// only message, and the matrix goes back as a report.
import { instrument } from "../dist/src/stryker/instrument.js";
import { readCorpus } from "../dist/src/corpus/read.js";
import { FreshModules } from "../dist/src/load/fresh-modules.js";
import { open } from "../dist/src/load/open-module.js";
import { ProjectCopy } from "../dist/src/load/project-copy.js";
import { mutatedProject } from "../dist/src/mutate/project.js";
import { mutableTargets } from "../dist/src/plugin/mutable-targets.js";
import { strykerNamespace } from "../dist/src/plugin/namespace.js";
import { prefixOf } from "../dist/src/plugin/target-cases.js";
import { targetTests } from "../dist/src/plugin/target-tests.js";
import { bareTests } from "./bare-tests.js";

const namespace = strykerNamespace();

process.once("message", async ({ folder, files }) => {
  const { mutants, copy } = await makeMutants(folder, files);
  const receivers = await openReceivers(folder, copy.pathOf(""));
  await receivers.load();
  const [reached, tests] = [performance.now(), receivers.tests()];
  const coverage = cover(tests);
  const begun = performance.now();
  const rows = [];
  for (const mutant of mutants) {
    rows.push({ ...mutant, ...(await judge(mutant, tests, coverage, receivers)) });
  }
  const ended = performance.now();
  copy.remove();
  const times = { start: reached, tests: begun - reached, mutants: ended - begun };
  process.send({ report: reportOf(rows, tests), times }, () => process.disconnect());
});

async function makeMutants(folder, files) {
  const instrumented = await instrument(
    folder,
    files.map((file) => ({ file, mutate: true })),
  );
  const copy = new ProjectCopy(folder);
  for (const each of instrumented.files) {
    copy.write(each.file, each.instrumented);
  }
  return { mutants: instrumented.mutants, copy };
}

async function openReceivers(folder, copied) {
  const corpus = readCorpus();
  const { config, receivers: receiver } = await mutatedProject(folder);
  const { targets } = await mutableTargets(copied, { config, receiver }, corpus);
  const modules = new FreshModules(copied);
  const made = targets.map((target) => ({
    target,
    tests: bareTests(targetTests(target, corpus, prefixOf(target, targets))),
  }));
  const loaded = new Map();
  return {
    async load() {
      modules.renew();
      for (const { target } of made) {
        // One that does not load with a mutant in it fails all of its tests.
        loaded.set(target, await open(target.subject.args).catch(() => undefined));
      }
    },
    tests: () =>
      made.flatMap(({ target, tests }) =>
        tests.map(({ id, name, fails }) => ({
          ...{ id, name },
          fails: () => loaded.get(target) === undefined || fails(loaded.get(target)),
        })),
      ),
  };
}

/** Runs every test without a mutant, and gives the tests that reach each. */
function cover(tests) {
  for (const test of tests) {
    namespace.currentTestId = test.id;
    if (test.fails()) {
      throw new Error(`${test.id} fails before anything is mutated`);
    }
  }
  namespace.currentTestId = undefined;
  const { static: onLoad, perTest } = structuredClone(namespace.mutantCoverage);
  const reachedBy = new Map();
  for (const test of tests) {
    for (const id of Object.keys(perTest[test.id] ?? {})) {
      const reaching = reachedBy.get(id) ?? [];
      reaching.push(test);
      reachedBy.set(id, reaching);
    }
  }
  return { onLoad, reachedBy };
}

async function judge({ id, ignored }, tests, { onLoad, reachedBy }, receivers) {
  if (ignored !== undefined) {
    return { status: "Ignored" };
  }
  namespace.activeMutant = id;
  const isStatic = id in onLoad;
  const reaching = isStatic ? tests : (reachedBy.get(id) ?? []);
  if (reaching.length === 0) {
    return { status: "NoCoverage" };
  }
  if (isStatic) {
    await receivers.load();
  }
  const killedBy = reaching.filter((test) => test.fails()).map((test) => test.id);
  namespace.activeMutant = undefined;
  if (isStatic) {
    await receivers.load();
  }
  return { status: killedBy.length > 0 ? "Killed" : "Survived", killedBy };
}

function reportOf(rows, tests) {
  const files = {};
  for (const { file, ...mutant } of rows) {
    (files[file] ??= { mutants: [] }).mutants.push(mutant);
  }
  return { files, testFiles: { "": { tests: tests.map(({ id, name }) => ({ id, name })) } } };
}
