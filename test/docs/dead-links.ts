import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { markdownFiles } from "./markdown-files.ts";

/**
 * Finds the relative links in the Markdown files of a folder that lead nowhere: there is no such file, or no such
 * heading in it.
 *
 * @param folder - the folder
 * @returns the file and the link, for each of them
 */
export function deadLinks(folder: string): string[] {
  return markdownFiles(folder).flatMap((file) =>
    linksIn(file)
      .filter((link) => !leadsSomewhere(file, link))
      .map((link) => `${path.relative(folder, file)}: ${link}`),
  );
}

function leadsSomewhere(from: string, link: string): boolean {
  const [target = "", heading] = link.split("#");
  const file = target === "" ? from : path.join(path.dirname(from), decodeURI(target));
  return existsSync(file) && (heading === undefined || anchorsIn(file).includes(heading));
}

const linksIn = (file: string): string[] =>
  [...proseOf(file).matchAll(/\]\((?!https?:)([^)\s]+)/g)].map(([, link = ""]) => link);

/** The anchors that GitHub gives the headings of a file. */
function anchorsIn(file: string): string[] {
  const seen = new Map<string, number>();
  return [...proseOf(file).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = ""]) => {
    const text = heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1").toLowerCase();
    const anchor = text.replaceAll(/[^\p{L}\p{N}\s_-]/gu, "").replaceAll(" ", "-");
    const before = seen.get(anchor) ?? 0;
    seen.set(anchor, before + 1);
    return before === 0 ? anchor : `${anchor}-${before}`;
  });
}

/** A file without its code, which holds no links and no headings. */
function proseOf(file: string): string {
  return readFileSync(file, "utf8")
    .replaceAll(/^```.*?^```$/gms, "")
    .replaceAll(/`[^`\n]*\]\([^`\n]*`/g, "");
}
