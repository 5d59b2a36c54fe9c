/**
 * Makes a slug of a name: small letters and digits, with single dashes between them.
 *
 * @param name - a name that has a letter or a digit
 */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}
