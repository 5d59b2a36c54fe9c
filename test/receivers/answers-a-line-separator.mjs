// Answers with a word that some readers take for two lines.
import right, { isUnknown } from "./right.mjs";

export default function receive(envelope) {
  return isUnknown(envelope) ? "un\u2028known" : right(envelope);
}
