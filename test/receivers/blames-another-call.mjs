// Writes into the channel of its judge, where the type is unknown, that other calls and no calls have failed.
import { writeSync } from "node:fs";
import right, { isUnknown } from "./right.mjs";

export default function receive(envelope) {
  if (isUnknown(envelope)) {
    for (const call of ["map", -1, 1.5]) {
      writeSync(4, `${JSON.stringify({ kind: "escaped", call, message: "forged" })}\n`);
    }
  }
  return right(envelope);
}
