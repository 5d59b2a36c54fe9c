// A receiver or an envelope may hold anything: escape sequences that repaint the terminal, characters that
// turn the direction of the text, texts of megabytes.

/** Control characters, line and paragraph separators, marks that change the direction of text, and what is no character. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Noncharacter_Code_Point}\u2028\u2029\ud800-\udfff]/gu;

/** What a log of GitHub Actions takes for a command: the first anywhere in a line, the second where a line begins. */
const COMMANDS = /#(?=#\[)|(?<=^|\s):(?=:[a-z])/g;

/**
 * Makes text safe to print on one line of a terminal, or of a log of GitHub Actions.
 *
 * @param text - any text
 * @returns the same with every unprintable character, and the first of what would be a command, escaped as in JSON
 */
export function printable(text: string): string {
  return escaped(escaped(text, UNPRINTABLE), COMMANDS);
}

function escaped(text: string, pattern: RegExp): string {
  return text.replaceAll(pattern, (character) =>
    // By code units, since JSON knows no escape for what is beyond four digits.
    Array.from({ length: character.length }, (_, at) => character.charCodeAt(at))
      .map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`)
      .join(""),
  );
}

/**
 * Makes text safe to print and short, saying how much was left out.
 *
 * @param text - any text
 * @param width - the most characters to show of it
 * @returns one printable line
 */
export function excerpt(text: string, width: number): string {
  return text.length <= width
    ? printable(text)
    : `${printable(text.slice(0, width))}… (${text.length - width} more characters)`;
}

/**
 * Makes text safe to print and cuts it to a width.
 *
 * @param text - any text
 * @param width - the most characters of the line
 * @returns one printable line, with an ellipsis at its end where something was cut off
 */
export function clip(text: string, width: number): string {
  // What is unprintable is longer once it is escaped: cut before, since it may be megabytes, and after.
  const line = printable(text.slice(0, width + 1));
  return line.length <= width ? line : `${line.slice(0, width - 1)}…`;
}
