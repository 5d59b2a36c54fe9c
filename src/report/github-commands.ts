// Workflow commands of GitHub Actions, written as actions/toolkit writes them.
import path from "node:path";
import { count } from "./count.ts";
import { excerpt } from "./printable.ts";

/** So many annotations of a kind are shown for a step. */
const MOST = 10;

/** How much of a message is shown, in characters. */
const WIDTH = 500;

/** The same of a title. */
const TITLE_WIDTH = 100;

/** A line of a file; lines and columns count from 1. */
export interface FilePlace {
  /** Its absolute path. */
  readonly file: string;
  readonly line: number;
  readonly column?: number;
}

/** Something to look at. */
export interface Annotation {
  readonly title: string;
  readonly message: string;
  /** Finds where it is; nothing where no file shows it. Only those that are shown are looked for. */
  readonly findPlace: () => FilePlace | undefined;
}

/**
 * Writes annotations as workflow commands: ten at the most, since no more are shown, and how many more there are.
 *
 * @param annotations - the annotations, the most important first
 * @param root - the folder of the repository, absolute
 * @returns the commands, a line each; an empty text where there are none
 */
export function githubCommands(annotations: readonly Annotation[], root: string): string {
  const shown = annotations.length > MOST ? annotations.slice(0, MOST - 1) : annotations;
  const more = annotations.length - shown.length;
  return [
    ...shown.map(({ title, message, findPlace }) =>
      command(
        { ...placeProperties(findPlace(), root), title: `killtable: ${excerpt(title, TITLE_WIDTH)}` },
        message,
      ),
    ),
    ...(more === 0
      ? []
      : [
          command(
            { title: "killtable" },
            `and ${count(more, "more finding")}; the summary and the log have them`,
          ),
        ]),
  ].join("\n");
}

/** A file outside of the repository, or in a package that is installed there, is in no annotation's reach. */
function placeProperties(place: FilePlace | undefined, root: string): Record<string, string> {
  if (place === undefined) {
    return {};
  }
  const relative = path.relative(root, place.file);
  const names = relative.split(path.sep);
  if (names[0] === ".." || path.isAbsolute(relative) || names.includes("node_modules")) {
    return {};
  }
  const { line, column } = place;
  return {
    file: names.join("/"),
    line: String(line),
    ...(column === undefined ? {} : { col: String(column) }),
  };
}

function command(properties: Readonly<Record<string, string>>, message: string): string {
  const named = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(value)}`);
  return `::error ${named.join(",")}::${escapeData(excerpt(message, WIDTH))}`;
}

function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
