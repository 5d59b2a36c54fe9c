/** Something on the command line that cannot be used. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
