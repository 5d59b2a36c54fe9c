// Answers rightly, and ends its process a moment after an unknown type.
import right, { isUnknown } from "./right.mjs";

export default function receive(envelope) {
  if (isUnknown(envelope)) setTimeout(() => process.exit(0), 0);
  return right(envelope);
}
