import type { BuildOrder } from "./case.ts";

/** Each builder writes JSON text, since encoding very deep values would overflow the stack. */
const BUILDERS: Readonly<Record<string, (size: number) => string>> = {
  /** A complete result whose `_meta` is nested `size` levels deep. */
  "deep-meta": (size) => complete(`"_meta":${'{"a":'.repeat(size)}{}${"}".repeat(size)}`),
  /** A complete result with one text of `size` characters. */
  "long-text": (size) => complete(`"content":[{"type":"text","text":"${"x".repeat(size)}"}]`),
  /** A complete result whose `structuredContent` is nested `size` levels deep. */
  "deep-structured": (size) => complete(`"content":[],"structuredContent":${nest('{"a":', "{}", "}", size)}`),
  /** A complete result whose `content` is an empty list inside `size` arrays. */
  "deep-content": (size) => complete(`"content":${nest("[", "[]", "]", size)}`),
  /** A complete result with `size` content blocks. */
  "wide-content": (size) =>
    complete(`"content":[${repeat(size, (at) => `{"type":"text","text":"line ${at}"}`)}]`),
  /** A complete result with `size` unknown members. */
  "many-members": (size) => complete(repeat(size, (at) => `"m${at}":${at}`)),
  /** A tool error whose flag comes after `size` unknown members. */
  "many-members-failed": (size) => complete(`${repeat(size, (at) => `"m${at}":false`)},"isError":true`),
  /** A request for input whose question has a schema that is nested `size` levels deep. */
  "deep-questions": (size) =>
    answer(
      `"result":{"resultType":"input_required","inputRequests":{"form":{"method":"elicitation/create","params":{"mode":"form","message":"How deep?","requestedSchema":{"type":"object","properties":${nest('{"a":', "{}", "}", size)}}}}}}`,
    ),
  /** An error whose `data` is nested `size` levels deep. */
  "deep-error-data": (size) =>
    answer(
      `"error":{"code":-32603,"message":"Internal error","data":${nest('{"cause":', "null", "}", size)}}`,
    ),
  /** An error whose message has `size` characters. */
  "long-message": (size) => answer(`"error":{"code":-32603,"message":"${"e".repeat(size)}"}`),
  /** An empty array inside `size` arrays, in place of the envelope. */
  "deep-array-envelope": (size) => nest("[", "[]", "]", size),
  /** An empty array inside `size` arrays, in place of the result. */
  "deep-array-result": (size) => answer(`"result":${nest("[", "[]", "]", size)}`),
  /** A complete result with a result nested in it, `size` levels deep. */
  "deep-typed": (size) => complete(`"result":${nest('{"result":', '{"resultType":"complete"}', "}", size)}`),
  /** The same without a type, save at the bottom. */
  "deep-untyped": (size) =>
    answer(`"result":${nest('{"result":', '{"resultType":"complete"}', "}", size + 1)}`),
  /** A complete result whose flag is `true` inside `size` arrays. */
  "deep-flag": (size) => complete(`"content":[],"isError":${nest("[", "true", "]", size)}`),
  /** A result whose type is the text complete inside `size` arrays. */
  "deep-type": (size) => answer(`"result":{"resultType":${nest("[", '"complete"', "]", size)},"content":[]}`),
  /** A result whose type is the text complete, `size` times over. */
  "long-type": (size) => answer(`"result":{"resultType":"${"complete".repeat(size)}","content":[]}`),
};

function answer(member: string): string {
  return `{"jsonrpc":"2.0","id":1,${member}}`;
}

function complete(members: string): string {
  return answer(`"result":{"resultType":"complete",${members}}`);
}

/** Puts a value inside `size` openings and as many endings. */
function nest(opening: string, value: string, ending: string, size: number): string {
  return opening.repeat(size) + value + ending.repeat(size);
}

/** Writes `size` items with commas between them. */
function repeat(size: number, item: (at: number) => string): string {
  return Array.from({ length: size }, (_, at) => item(at)).join(",");
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
