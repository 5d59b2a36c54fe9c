import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { run } from "./example.ts";

/** A step of a job of GitHub Actions. */
export interface Step {
  readonly name?: string;
  readonly id?: string;
  readonly if?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly with?: Readonly<Record<string, string | number | boolean>>;
}

/** What a job finds on GitHub. */
export interface Github {
  /** A folder with the artifacts of the run, each in a folder of its name. */
  readonly artifacts: string;
  /** A folder with the caches of the repository, each in a folder of its key. */
  readonly caches?: string;
  /** What stands for each expression in `env`, in names and in keys. */
  readonly values?: Readonly<Record<string, string>>;
  /** Environment variables of the run. */
  readonly env?: Readonly<Record<string, string>>;
}

/** What a job came to. */
export interface RanJob {
  /** The exit code of each step; `skipped` for one whose condition did not hold. */
  readonly codes: readonly (number | null | "skipped")[];
  /** What the steps wrote into the summary of the job, in their order. */
  readonly summary: string;
  readonly stdout: string;
}

/**
 * Runs a job as GitHub does: each step by its condition, and what it says of actions, artifacts and caches.
 *
 * @param project - the folder in which it runs: the checkout, with what npm ci installs
 * @param steps - the steps
 * @param github - what is there
 */
export function runJob(project: string, steps: readonly Step[], github: Github): RanJob {
  const job = new Job(project, github);
  const codes = steps.map((step) => job.step(step));
  job.saveCaches();
  return { codes, summary: job.summary, stdout: job.stdout };
}

class Job {
  summary = "";
  stdout = "";
  private hasFailed = false;
  private readonly outcomes = new Map<string, "success" | "failure">();
  private readonly toSave: { readonly folder: string; readonly key: string }[] = [];
  private readonly project: string;
  private readonly github: Github;

  constructor(project: string, github: Github) {
    this.project = project;
    this.github = github;
  }

  step(step: Step): number | null | "skipped" {
    if (!this.holds(step.if ?? "success()")) {
      return "skipped";
    }
    const code = step.run === undefined ? this.use(step) : this.command(step.run, step.env ?? {});
    this.hasFailed ||= code !== 0;
    this.outcomes.set(step.id ?? "", code === 0 ? "success" : "failure");
    return code;
  }

  /** Caches are saved at the end of a job that succeeded. */
  saveCaches(): void {
    for (const { folder, key } of this.hasFailed ? [] : this.toSave) {
      cpSync(folder, path.join(this.github.caches ?? "", key), { recursive: true });
    }
  }

  /** Evaluates a condition of the kinds that the workflows have. */
  private holds(condition: string): boolean {
    const terms = condition.replace(/^\$\{\{ (.*) \}\}$/, "$1").split(" && ");
    const isSaid = terms.some((term) => /^(success|!cancelled)\(\)$/.test(term));
    return (isSaid || !this.hasFailed) && terms.every((term) => this.holdsTerm(term));
  }

  private holdsTerm(term: string): boolean {
    const [, file] = /^hashFiles\('(.*)'\) != ''$/.exec(term) ?? [];
    const [, id] = /^steps\.(\w+)\.outcome == 'failure'$/.exec(term) ?? [];
    if (file !== undefined) {
      return existsSync(path.join(this.project, file));
    }
    if (id !== undefined) {
      return this.outcomes.get(id) === "failure";
    }
    switch (term) {
      case "success()":
        return !this.hasFailed;
      case "!cancelled()":
      case "!inputs.accept":
        return true;
      default:
        throw new Error(`nothing is known of the condition ${term}`);
    }
  }

  private command(command: string, env: Readonly<Record<string, string>>): number | null {
    // The machine has what npm installs.
    if (/^npm (ci|install)$/.test(command)) {
      return 0;
    }
    const summary = path.join(this.github.artifacts, "summary of a step.md");
    writeFileSync(summary, "");
    const own = { GITHUB_ACTIONS: "true", GITHUB_WORKSPACE: this.project, GITHUB_STEP_SUMMARY: summary };
    const variables = { ...own, ...this.github.env, ...env };
    const assignments = Object.entries(variables).map(([name, value]) => `${name}=${this.valueOf(value)}`);
    const { code, stdout, stderr } = run(this.project, ["env", ...assignments, "sh", "-ec", command]);
    this.stdout += stdout + stderr;
    this.summary += readFileSync(summary, "utf8");
    rmSync(summary);
    return code;
  }

  private use({ uses = "", with: options = {} }: Step): number {
    const [action = ""] = uses.split("@");
    const told = (option: string): string => this.valueOf(String(options[option] ?? ""));
    const place = path.join(this.project, told("path"));
    switch (action) {
      case "actions/upload-artifact":
        copyMatching(place, path.join(this.github.artifacts, told("name")));
        return 0;
      case "actions/download-artifact":
        this.download(told("pattern").replace(/\*$/, ""), place);
        return 0;
      case "actions/cache":
        this.restore(told("restore-keys"), place);
        this.toSave.push({ folder: place, key: told("key") });
        return 0;
      default:
        return 0;
    }
  }

  private download(prefix: string, folder: string): void {
    const { artifacts } = this.github;
    for (const artifact of readdirSync(artifacts).filter((name) => name.startsWith(prefix))) {
      // As merge-multiple has it: else each artifact has a folder of its own.
      cpSync(path.join(artifacts, artifact), folder, { recursive: true });
    }
  }

  /** The newest cache whose key begins so; here the keys count up. */
  private restore(prefix: string, folder: string): void {
    const { caches = "" } = this.github;
    const newest = readdirSync(caches)
      .filter((key) => key.startsWith(prefix))
      .toSorted()
      .at(-1);
    if (newest !== undefined) {
      cpSync(path.join(caches, newest), folder, { recursive: true });
    }
  }

  private valueOf(text: string): string {
    return text.replaceAll(/\$\{\{ (.*?) \}\}/g, (_, expression: string) => {
      const value = this.github.values?.[expression];
      if (value === undefined) {
        throw new Error(`nothing is known of the expression ${expression}`);
      }
      return value;
    });
  }
}

/** Copies a folder, or the files that a pattern with one star in its last part names. */
function copyMatching(pattern: string, to: string): void {
  const [start = "", end] = path.basename(pattern).split("*");
  if (end === undefined) {
    cpSync(pattern, to, { recursive: true });
    return;
  }
  const folder = path.dirname(pattern);
  const matching = readdirSync(folder).filter((name) => name.startsWith(start) && name.endsWith(end));
  for (const name of matching) {
    mkdirSync(to, { recursive: true });
    cpSync(path.join(folder, name), path.join(to, name));
  }
}
