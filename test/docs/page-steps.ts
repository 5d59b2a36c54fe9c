/** What a reader does who follows a page: puts a file that it shows into a project, or runs a command. */
export type Step =
  | { readonly kind: "file"; readonly name: string; readonly text: string }
  | { readonly kind: "command"; readonly command: string };

/** A file is shown by a block of code whose first line is a comment with its name. */
const FILE_NAME = /^(?:\/\/|#) (?<name>[\w./-]+\.\w+)(?::|$)/;

/**
 * Finds what a reader of a page does, in its order.
 *
 * @param markdown - the page
 * @returns the files that it shows, and the commands of its `sh` blocks without their comments
 */
export function stepsIn(markdown: string): Step[] {
  return [...markdown.matchAll(/^```(?<language>[^\n]*)\n(?<text>.*?)^```$/gms)].flatMap(
    ({ groups }): Step[] => {
      const { language = "", text = "" } = groups ?? {};
      const name = FILE_NAME.exec(text.split("\n")[0] ?? "")?.groups?.["name"];
      if (language === "sh") {
        return commandsIn(text).map((command) => ({ kind: "command", command }));
      }
      return name === undefined ? [] : [{ kind: "file", name, text }];
    },
  );
}

function commandsIn(block: string): string[] {
  return block
    .split("\n")
    .map((line) => line.replace(/(?:^| +)# .*$/, "").trim())
    .filter((command) => command !== "");
}
