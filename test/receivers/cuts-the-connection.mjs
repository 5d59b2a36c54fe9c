// Cuts the connection to its judge where the type is unknown.
import right, { isUnknown } from "./right.mjs";

export default function receive(envelope) {
  if (isUnknown(envelope)) process.disconnect();
  return right(envelope);
}
