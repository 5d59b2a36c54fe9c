// Never returns where the type is unknown.
import right, { isUnknown } from "./right.mjs";

export default function receive(envelope) {
  while (isUnknown(envelope));
  return right(envelope);
}
