import type { BuildOrder } from "./case.ts";

/** Each builder writes JSON text, since encoding very deep values would overflow the stack. */
const BUILDERS: Readonly<Record<string, (size: number) => string>> = {
  /** A complete result whose `_meta` is nested `size` levels deep. */
  "deep-meta": (size) => complete(`"_meta":${'{"a":'.repeat(size)}{}${"}".repeat(size)}`),
  /** A complete result with one text of `size` characters. */
  "long-text": (size) => complete(`"content":[{"type":"text","text":"${"x".repeat(size)}"}]`),
};

function complete(members: string): string {
  return `{"jsonrpc":"2.0","id":1,"result":{"resultType":"complete",${members}}}`;
}

/**
 * Builds an envelope that is too deep or too large to write down.
 *
 * @param order - the builder's name and the size in levels or characters
 * @returns the envelope as JSON text
 * @throws Error if no builder has that name
 */
export function buildText(order: BuildOrder): string {
  const build = Object.hasOwn(BUILDERS, order.name) ? BUILDERS[order.name] : undefined;
  if (build === undefined) {
    throw new Error(`no builder is named "${order.name}"; there are ${Object.keys(BUILDERS).join(", ")}`);
  }
  return build(order.size);
}
