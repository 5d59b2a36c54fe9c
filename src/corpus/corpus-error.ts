/** A fixture that cannot be used. The message names the file, the case and the place. */
export class CorpusError extends Error {
  override readonly name = "CorpusError";
}
