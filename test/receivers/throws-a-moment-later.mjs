// Answers rightly, and throws 20 milliseconds after an unknown type, where nobody can catch it.
import right, { isUnknown } from "./right.mjs";

export default function receive(envelope) {
  if (isUnknown(envelope))
    setTimeout(() => {
      throw new Error("too late");
    }, 20);
  return right(envelope);
}
