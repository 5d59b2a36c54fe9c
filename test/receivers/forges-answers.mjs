// Writes into the channel of its judge where the type is unknown.
import right, { isUnknown } from "./right.mjs";

import { writeSync } from "node:fs";

export default function receive(envelope) {
  if (isUnknown(envelope)) writeSync(4, "null\n");
  return right(envelope);
}
