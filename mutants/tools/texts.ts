import { type JsonObject, isJsonObject } from "../../src/receiver/json-object.ts";

/**
 * Lists the texts that a result shows to its reader.
 *
 * @param result - the result of an envelope
 * @returns the texts of the text blocks of its content, in their order
 */
export function textsOf(result: JsonObject): readonly string[] {
  const blocks: readonly unknown[] = Array.isArray(result.content) ? result.content : [];
  return blocks.flatMap((block) =>
    isJsonObject(block) && typeof block.text === "string" ? [block.text] : [],
  );
}
