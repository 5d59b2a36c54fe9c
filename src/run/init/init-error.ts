/** Why nothing can be laid out: a module that is not there, an export that cannot be told, a file in the way. */
export class InitError extends Error {
  override readonly name = "InitError";
}
