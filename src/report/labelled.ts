import { sentence } from "./wrap.ts";

/**
 * Writes text behind a label.
 *
 * @param label - the label
 * @param text - printable text
 * @param width - what the label takes, in columns
 * @returns lines, those after the first set in as far as the text
 */
export function labelled(label: string, text: string, width = 14): string[] {
  return sentence(text, label.padEnd(width));
}
