// Never settles where the type is unknown, and throws again and again meanwhile, where nobody can catch it.
import right, { isUnknown } from "./right.mjs";

export default function receive(envelope) {
  if (!isUnknown(envelope)) return right(envelope);
  setInterval(() => {
    throw new Error("again");
  }, 5);
  return new Promise(() => {});
}
