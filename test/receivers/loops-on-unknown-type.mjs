// Never returns where the type is unknown.
import right from "./right.mjs";

const isUnknown = (envelope) => envelope?.result?.resultType === "future";

export default function receive(envelope) {
  while (isUnknown(envelope));
  return right(envelope);
}
