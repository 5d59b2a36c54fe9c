import { count } from "./count.ts";

/** A part of a page: text that belongs there, or findings, of which some may be left out where there is no room. */
export type Part = string | { readonly findings: readonly string[] };

/** Said where there is no room for more than the first part. */
const NO_ROOM = "The rest is left out, since a step summary may not be longer.";

/**
 * Puts the parts of a page together, blank lines between them. Where it would be too long it is cut at whole findings,
 * and says how many are left out.
 *
 * @param parts - the parts, the most important first
 * @param room - how long the page may be, in bytes of UTF-8
 * @returns the page; an empty text where there is no room even for its first part
 */
export function fitMarkdown(parts: readonly Part[], room: number): string {
  const whole = join(parts.flatMap((part) => (typeof part === "string" ? [part] : part.findings)));
  if (bytesOf(whole) <= room) {
    return whole;
  }
  const cut = join(shortened(parts, room));
  if (bytesOf(cut) <= room) {
    return cut;
  }
  const [first] = parts;
  const least = typeof first === "string" ? join([first, NO_ROOM]) : NO_ROOM;
  return bytesOf(least) <= room ? least : "";
}

/** All that is no finding, and the findings up to the first for which there is no room. */
function shortened(parts: readonly Part[], room: number): string[] {
  const reserved = parts.map((part) =>
    sizeOf(typeof part === "string" ? part : leftOut(part.findings.length)),
  );
  let left = room - reserved.reduce((sum, size) => sum + size, 0);
  let isFull = false;
  return parts.flatMap((part) => {
    if (typeof part === "string") {
      return [part];
    }
    const shown: string[] = [];
    for (const finding of part.findings) {
      isFull ||= sizeOf(finding) > left;
      if (isFull) {
        break;
      }
      left -= sizeOf(finding);
      shown.push(finding);
    }
    const more = part.findings.length - shown.length;
    return more === 0 ? shown : [...shown, leftOut(more)];
  });
}

function leftOut(number: number): string {
  return `and ${count(number, "more finding")}, left out since a step summary may not be longer`;
}

function join(texts: readonly string[]): string {
  return texts.filter((text) => text !== "").join("\n\n");
}

/** With the blank line before it. */
function sizeOf(text: string): number {
  return bytesOf(text) + 2;
}

function bytesOf(text: string): number {
  return Buffer.byteLength(text);
}
