import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { type ChangedLines, type LineRange, WHOLE_FILE } from "./changed-lines.ts";
import { changedInPatch } from "./patch.ts";

/** Most that git may say, in bytes. */
const MOST_OUTPUT = 256 * 1024 * 1024;

/** Whatever a configuration or attributes say, the patch has the form that is read. */
const DIFF = [
  ...["diff", "--unified=0", "--inter-hunk-context=0", "--find-renames", "--relative"],
  ...["--no-color", "--no-ext-diff", "--no-textconv", "--text", "--submodule=short"],
  ...["--src-prefix=a/", "--dst-prefix=b/"],
];

/** What ends a line where mutants' places are counted, and none where git counts. */
const OTHER_LINE_END = /\r(?!\n)|[\u2028\u2029]/;

/** Git cannot tell what is changed. The message says why. */
export class GitError extends Error {
  override readonly name = "GitError";
}

/**
 * Asks git which lines of a folder's files are changed since a revision, staged or not. Files that git does not track,
 * and does not ignore either, count as changed whole.
 *
 * @param folder - the folder, which may be one within a repository
 * @param revision - a commit, a branch or a tag
 * @returns the changed lines
 * @throws GitError if there is no git, no repository or no such revision
 */
export function changesSince(folder: string, revision: string): ChangedLines {
  requireRepository(folder);
  const commit = commitOf(folder, revision);
  const files = new Map<string, readonly LineRange[]>();
  for (const [file, ranges] of changedInPatch(output(folder, [...DIFF, commit, "--"]))) {
    files.set(file, isCountedAlike(folder, file) ? ranges : [WHOLE_FILE]);
  }
  const untracked = output(folder, ["ls-files", "--others", "--exclude-standard", "-z"]).split("\0");
  for (const file of untracked.filter((name) => name !== "")) {
    files.set(file, [WHOLE_FILE]);
  }
  return { commit, files };
}

function requireRepository(folder: string): void {
  const { status, stdout, stderr } = git(folder, ["rev-parse", "--is-inside-work-tree"]);
  if (status !== 0 || stdout.trim() !== "true") {
    throw new GitError(
      `${folder} is in no working tree of git: ${firstLine(stderr) || "there are no files in it"}`,
    );
  }
}

function commitOf(folder: string, revision: string): string {
  // Git would take it for an option.
  const isOption = revision.startsWith("-");
  const { status, stdout } = isOption
    ? { status: 1, stdout: "" }
    : git(folder, ["rev-parse", "--verify", "--quiet", `${revision}^{commit}`]);
  if (status !== 0) {
    throw new GitError(
      `git knows no revision ${JSON.stringify(revision)}: name a commit, a branch or a tag that is fetched`,
    );
  }
  return stdout.trim();
}

function output(folder: string, args: readonly string[]): string {
  const { status, stdout, stderr } = git(folder, args);
  if (status !== 0) {
    throw new GitError(`git ${args[0]} failed: ${firstLine(stderr)}`);
  }
  return stdout;
}

function git(
  folder: string,
  args: readonly string[],
): { readonly status: number | null; readonly stdout: string; readonly stderr: string } {
  const general = ["--no-optional-locks", "-c", "core.quotePath=false"];
  // It would count for more than what git is told here.
  const env = { ...process.env, GIT_DIFF_OPTS: "" };
  const ran = spawnSync("git", [...general, ...args], {
    ...{ cwd: folder, env },
    encoding: "utf8",
    maxBuffer: MOST_OUTPUT,
  });
  const { code, message } = (ran.error ?? {}) as NodeJS.ErrnoException;
  if (code === "ENOENT") {
    throw new GitError("there is no git to ask what is changed; install it");
  }
  if (ran.error !== undefined) {
    throw new GitError(`git ${args[0]} failed: ${message}`);
  }
  return ran;
}

function firstLine(text: string): string {
  return text.trim().split("\n")[0] ?? "";
}

/** Whether a file's lines are the same for git and for StrykerJS; not where it cannot be read. */
function isCountedAlike(folder: string, file: string): boolean {
  try {
    return !OTHER_LINE_END.test(readFileSync(path.join(folder, file), "utf8"));
  } catch {
    return false;
  }
}
