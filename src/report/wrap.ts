/**
 * Fills lines with words.
 *
 * @param words - the words, none of them longer than a line
 * @param width - the most characters on a line
 * @param indent - what every line begins with
 * @returns the lines, the words parted by one space
 */
export function wrap(words: readonly string[], width: number, indent = ""): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(indent + word);
    }
  }
  return lines;
}
