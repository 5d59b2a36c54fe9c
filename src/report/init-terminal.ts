import type { Candidate } from "../run/init/likely-receiver.ts";
import type { InitResult } from "../run/init/init.ts";
import type { Colors } from "./colors.ts";
import { count } from "./count.ts";
import { printable } from "./printable.ts";

/** How many other functions are named that may be the receiver. */
const SHOWN_OTHERS = 3;

/**
 * Writes what `killtable init` laid out, what it assumed, and what to run next.
 *
 * @param result - what was laid out
 * @param colors - colours of the stream that it goes to
 * @returns the text
 */
export function initTerminal(result: InitResult, colors: Colors): string {
  return [
    ...result.files.map(
      ({ path, isKept }) => `${isKept ? "kept " : colors.green("wrote")}  ${printable(path)}`,
    ),
    "",
    colors.bold("Assumed"),
    ...assumptions(result).map((line) => `  ${line}`),
    "",
    colors.bold("Next"),
    "  npx killtable check    judges the receiver on every case of its era",
    "  npx killtable mutants  the kill table: which faulty receivers the cases stop",
    "",
    colors.bold("To have StrykerJS mutate the receiver"),
    ...install(result.project.missingPackages),
    "  npx killtable mutate",
  ].join("\n");
}

function assumptions({
  receiver,
  origin,
  others,
  searched,
  isCutShort,
  files,
  project,
  isUnseen,
}: InitResult): string[] {
  const how = {
    named: "as you named it",
    found: `by its name, in ${count(searched, "module")}`,
    written:
      searched === 0
        ? "written to start from"
        : `written to start from: none of the functions exported from ${count(searched, "module")} has a name like a receiver's`,
  }[origin];
  return [
    `receiver: ${nameOf(receiver)} (${how})`,
    ...(others.length === 0 ? [] : otherLines(others)),
    ...(isUnseen
      ? ["no such function is seen in that module; killtable doctor tells whether it is there"]
      : []),
    ...(isCutShort ? [`only the first ${searched} modules were searched`] : []),
    "era modern, no features: peers of MCP 2026-07-28 and later, and the core rules",
    ...(project.isRepository
      ? []
      : ["the workflow runs on GitHub, from the root of a repository; this folder is none yet"]),
    ...(files.some(({ isKept }) => isKept)
      ? ["kept files were not looked into: see that they name the same receiver"]
      : []),
  ];
}

function otherLines(others: readonly Candidate[]): string[] {
  const more = others.length - SHOWN_OTHERS;
  return [
    `also likely: ${others.slice(0, SHOWN_OTHERS).map(nameOf).join(", ")}${more > 0 ? ` and ${more} more` : ""}`,
    "to take another, delete what was written and name it: npx killtable init <module> --export <name>",
  ];
}

function nameOf({ module, export: name }: Candidate): string {
  return printable(name === "default" ? `the default export of ${module}` : `${name} in ${module}`);
}

function install(missing: readonly string[]): string[] {
  return missing.length === 0 ? [] : [`  npm install -D ${missing.join(" ")}`];
}
