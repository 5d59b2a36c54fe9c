// Answers with a word of its own where the type is unknown.
import right, { isUnknown } from "./right.mjs";

export default function receive(envelope) {
  return isUnknown(envelope) ? "unknown" : right(envelope);
}
