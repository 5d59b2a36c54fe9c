/**
 * Says whether an answer is a promise of one.
 *
 * @param answer - what a subject gave
 * @returns whether there is something to wait for
 * @throws what a getter of the answer throws
 */
export function isPromise(answer: unknown): answer is PromiseLike<unknown> {
  return typeof (answer as PromiseLike<unknown> | null | undefined)?.then === "function";
}
