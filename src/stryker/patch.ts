import type { LineRange } from "./changed-lines.ts";

/** What git calls a file that is not there. */
const NO_FILE = "/dev/null";

/** Where the new lines of a hunk are. */
const HUNK = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@/;

/** What a letter after a backslash stands for in a name that git quotes. */
const ESCAPES: Readonly<Record<string, string>> = {
  ...{ a: "\u0007", b: "\b", f: "\f", n: "\n", r: "\r", t: "\t", v: "\v" },
};

/**
 * Reads from a patch of git's which lines of the new files are changed. Where lines were only taken out, those on
 * both sides of the gap count.
 *
 * @param patch - the patch, without lines of context and with `b/` before the names of new files
 * @returns the ranges by the names of the files; none of a file that is gone, or that is only renamed
 */
export function changedInPatch(patch: string): Map<string, LineRange[]> {
  // Every line of a file's contents has a sign before it. What ends a line is the newline alone.
  const sections = `\n${patch}`.split("\ndiff --git ").slice(1);
  const files = new Map<string, LineRange[]>();
  for (const lines of sections.map((section) => section.split("\n"))) {
    const header = lines.find((line) => line.startsWith("+++ "));
    const name = header === undefined ? NO_FILE : unquoted(header.slice("+++ ".length));
    if (name !== NO_FILE) {
      files.set(name.slice("b/".length), lines.flatMap(rangeOf));
    }
  }
  return files;
}

function rangeOf(line: string): LineRange[] {
  const found = HUNK.exec(line);
  if (found === null) {
    return [];
  }
  const [start, count] = [Number(found[1]), Number(found[2] ?? 1)];
  // Of no line, git names the one before the gap.
  return [count === 0 ? { from: Math.max(start, 1), to: start + 1 } : { from: start, to: start + count - 1 }];
}

/** A name as git writes it: in quotes where a character is special, with a tab after it where one is a space. */
function unquoted(name: string): string {
  const bare = name.replace(/\t$/, "");
  return bare.startsWith('"')
    ? bare
        .slice(1, -1)
        .replaceAll(/\\(?:([0-7]{3})|(.))/g, (_, octal: string | undefined, letter: string) =>
          octal === undefined ? (ESCAPES[letter] ?? letter) : String.fromCharCode(parseInt(octal, 8)),
        )
    : bare;
}
