// Throws an error that throws again when it is looked at.
import right, { isUnknown } from "./right.mjs";

class Unprintable extends Error {
  get message() {
    throw new Error("not even this");
  }
}

export default function receive(envelope) {
  if (isUnknown(envelope)) throw new Unprintable();
  return right(envelope);
}
