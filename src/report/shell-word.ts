/** What no shell makes anything else of. */
const PLAIN = /^[\w@%+=:,./-]+$/;

/**
 * Quotes a word for a POSIX shell.
 *
 * @param word - any text
 * @returns the text as one word of a command line
 */
export function shellWord(word: string): string {
  return PLAIN.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}
