// Cuts the connection to its judge where the type is unknown.
import right from "./right.mjs";

const isUnknown = (envelope) => envelope?.result?.resultType === "future";

export default function receive(envelope) {
  if (isUnknown(envelope)) process.disconnect();
  return right(envelope);
}
