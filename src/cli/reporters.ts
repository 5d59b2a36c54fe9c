import path from "node:path";
import { InvalidArgumentError, Option } from "commander";
import { UsageError } from "./usage-error.ts";

/** Where a report goes: to a stream, or to a file, which is written anew unless it is to be added to. */
export type Place = "stdout" | "stderr" | { readonly file: string; readonly isAddedTo?: true };

/** A reporter that is on, and where it writes. */
export interface Chosen<Name extends string> {
  readonly name: Name;
  readonly place: Place;
}

/** Where a reporter goes that is named without a file, if not to the standard output. */
const HOMES: Readonly<Partial<Record<string, Place>>> = { github: "stderr" };

/**
 * `--reporter`, which may be given several times.
 *
 * @param names - the reporters of the command
 * @param flags - the option's names, if it has more than one
 */
export function reporterOption<Name extends string>(
  names: readonly Name[],
  flags = "--reporter <name[=file]>",
): Option {
  const all = `The reporters are ${names.join(", ")}.`;
  return new Option(flags, `how to report, and where to, repeatable: ${names.join(", ")}`)
    .default([], "terminal")
    .argParser((value: string, before: readonly Chosen<Name>[]) => {
      const [word, ...rest] = value.split("=");
      const name = names.find((each) => each === word);
      if (name === undefined) {
        throw new InvalidArgumentError(all);
      }
      const file = rest.join("=");
      if (rest.length > 0 && file === "") {
        throw new InvalidArgumentError(`There is no file after ${name}=. ${all}`);
      }
      return [...before, { name, place: rest.length === 0 ? (HOMES[name] ?? "stdout") : { file } }];
    });
}

/**
 * Says which reporters are on: those that were asked for; the terminal's, unless it is named or another goes to the
 * standard output; and on GitHub Actions those that are made for it.
 *
 * @param asked - the value of the option
 * @param names - the reporters of this run
 * @param env - the environment variables; those of this process, if left out
 * @returns the reporters, each with its place
 * @throws UsageError if one of them is not for this run, or two go to one place
 */
export function reportersFor<Name extends string>(
  asked: readonly Chosen<string>[],
  names: readonly Name[],
  env: NodeJS.ProcessEnv = process.env,
): Chosen<Name>[] {
  const chosen = asked.map(({ name, place }) => ({ name: nameIn(names, name), place }));
  requireApart(chosen);
  const hasOutput = chosen.some(({ place }) => place === "stdout");
  const unasked: Readonly<Partial<Record<string, Place>>> = {
    ...(hasOutput ? {} : { terminal: "stdout" }),
    ...placesOnGitHub(env),
  };
  const others = names.flatMap((name) => {
    const place = chosen.some((each) => each.name === name) ? undefined : unasked[name];
    return place === undefined ? [] : [{ name, place }];
  });
  return [...others, ...chosen];
}

function nameIn<Name extends string>(names: readonly Name[], name: string): Name {
  const found = names.find((each) => each === name);
  if (found === undefined) {
    throw new UsageError(
      `--reporter ${name}: not for what is asked for here; its reporters are ${names.join(", ")}`,
    );
  }
  return found;
}

function requireApart(chosen: readonly Chosen<string>[]): void {
  const taken = new Map<string, string>();
  for (const { name, place } of chosen) {
    const where = typeof place === "string" ? place : path.resolve(place.file);
    const other = taken.get(where);
    if (other !== undefined) {
      const what = where === "stdout" ? "the standard output" : where;
      throw new UsageError(
        `--reporter: ${other} and ${name} both go to ${what}; give one of them another file: ${name}=<file>`,
      );
    }
    taken.set(where, name);
  }
}

/** What is shown beside the log there. */
function placesOnGitHub(env: NodeJS.ProcessEnv): Partial<Record<string, Place>> {
  const { GITHUB_ACTIONS, GITHUB_STEP_SUMMARY: file } = env;
  if (GITHUB_ACTIONS !== "true") {
    return {};
  }
  return { ...(file ? { markdown: { file, isAddedTo: true } } : {}), github: "stderr" };
}
