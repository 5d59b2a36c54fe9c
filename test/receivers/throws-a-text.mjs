// Throws what is no error where the type is unknown.
import right from "./right.mjs";

const isUnknown = (envelope) => envelope?.result?.resultType === "future";

export default function receive(envelope) {
  if (isUnknown(envelope)) throw "unknown type";
  return right(envelope);
}
