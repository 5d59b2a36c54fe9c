// Throws what is no error where the type is unknown.
import right, { isUnknown } from "./right.mjs";

export default function receive(envelope) {
  if (isUnknown(envelope)) throw "unknown type";
  return right(envelope);
}
