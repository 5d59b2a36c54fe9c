/** A JSON object: neither null nor an array. */
export type JsonObject = Readonly<Record<string, unknown>>;

/**
 * Tells JSON objects from all other JSON values.
 *
 * @param value - any decoded JSON value
 * @returns whether it is an object; null and arrays are none
 */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
