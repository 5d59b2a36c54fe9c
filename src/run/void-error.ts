/** A run that proves nothing: nothing was judged, or what was judged cannot be believed. */
export class VoidError extends Error {
  override readonly name = "VoidError";
}
