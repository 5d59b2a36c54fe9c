/** A report that cannot be compared with the other one. The message says what each is. */
export class CompareError extends Error {
  override readonly name = "CompareError";
}
