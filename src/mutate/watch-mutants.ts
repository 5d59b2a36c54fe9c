import { CorpusError } from "../corpus/corpus-error.ts";
import { ConfigError } from "../load/config-error.ts";
import { VoidError } from "../run/void-error.ts";
import { UnparsableError } from "../stryker/instrument.ts";
import type { Report } from "../stryker/report.ts";
import { QuickLoop } from "../plugin/quick/quick-loop.ts";
import { ProjectWatch } from "./project-watch.ts";
import { mutatedProject } from "./project.ts";

/** What a run came to. */
export type Watched = WatchedRun & ({ readonly report: Report } | { readonly problem: string });

interface WatchedRun {
  /** The paths of the files whose change made it run, from the project's folder; none the first time. */
  readonly changed: readonly string[];
  /** How long it took since the last of the changes was noticed, in milliseconds. */
  readonly milliseconds: number;
}

/** What whoever edits the project can put right, and is told in a line or two. */
const PROBLEMS = [UnparsableError, ConfigError, CorpusError, VoidError];

/**
 * Runs the mutants of a project's receivers, and again whenever something of the project is changed, until it is
 * returned from. A change while they run begins the run anew.
 *
 * @param folder - the project's folder, absolute
 * @yields what each run came to: a report, or why there is none
 * @throws StrykerMissingError if the project has no StrykerJS
 */
export async function* watchMutants(folder: string): AsyncGenerator<Watched, void, undefined> {
  const watch = new ProjectWatch(folder);
  let since = performance.now();
  const loop = new QuickLoop({ folder, options: {}, disableBail: false });
  try {
    let changed: readonly string[] = [];
    let globs: Globs | undefined;
    for (;;) {
      globs ??= globsOf(folder);
      const result = await runUnlessChanged(loop, globs, watch);
      if (result !== undefined) {
        loop.prepare();
        yield { ...result, changed, milliseconds: performance.now() - since };
        changed = [];
      }
      await watch.wait();
      const taken = watch.take();
      ({ since } = taken);
      // A configuration that could not be read may import a file that is mutated.
      const isSame = result !== undefined && "report" in result;
      globs = isSame && taken.files.every((file) => loop.mutates(file)) ? globs : undefined;
      loop.refresh(taken.files);
      changed = [...new Set([...changed, ...taken.files])].toSorted();
    }
  } finally {
    watch.close();
    loop.close();
  }
}

type Globs = Promise<readonly string[]>;

async function globsOf(folder: string): Globs {
  return (await mutatedProject(folder)).mutate;
}

type Result = { readonly report: Report } | { readonly problem: string };

/** Runs the mutants once; gives nothing if something is changed before it comes to its end. */
async function runUnlessChanged(
  loop: QuickLoop,
  globs: Globs,
  watch: ProjectWatch,
): Promise<Result | undefined> {
  const stop = new AbortController();
  void watch.wait().then(() => stop.abort());
  try {
    return { report: await loop.run(await globs, stop.signal) };
  } catch (error) {
    if (stop.signal.aborted) {
      return undefined;
    }
    // A file that was there a moment ago: its change is still to be noticed.
    const isGone = (error as NodeJS.ErrnoException).code === "ENOENT";
    if (isGone || PROBLEMS.some((kind) => error instanceof kind)) {
      return { problem: (error as Error).message };
    }
    throw error;
  }
}
