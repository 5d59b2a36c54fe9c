/** A client whose transport keeps the errors to itself: `read` sees results only. */
export class Client {
  /** Says what the result of a `tools/call` is, and throws for one that is not to be trusted. */
  read(result) {
    if (typeof result !== "object" || result === null || Array.isArray(result)) {
      throw new TypeError("the result is no object");
    }
    const { resultType, isError = false } = result;
    if (resultType === "input_required") {
      return { kind: "question" };
    }
    if (resultType !== "complete" || typeof isError !== "boolean") {
      throw new TypeError("the result is malformed");
    }
    return { kind: isError ? "failed" : "done" };
  }
}
