// Ends its process, with success, where the type is unknown.
import right from "./right.mjs";

const isUnknown = (envelope) => envelope?.result?.resultType === "future";

export default function receive(envelope) {
  if (isUnknown(envelope)) process.exit(0);
  return right(envelope);
}
