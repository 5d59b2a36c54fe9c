/**
 * Escapes what Markdown would act on within a line or a cell of a table.
 *
 * @param text - any text of one line
 * @returns the same as it is to be read
 */
export function escapeMarkdown(text: string): string {
  return text.replaceAll(/[\\`|<*_~&[\]]/g, String.raw`\$&`);
}

/**
 * Makes the anchor that GitHub gives the heading of an id.
 *
 * @param id - the id of a rule or a decision
 * @returns the anchor, without the #
 */
export function anchorOf(id: string): string {
  return id.replaceAll(".", "");
}
