// Blocks inside a native call, which no thread could be ended in, where the type is unknown.
import right, { isUnknown } from "./right.mjs";

import { spawnSync } from "node:child_process";

export default function receive(envelope) {
  if (isUnknown(envelope)) spawnSync(process.execPath, ["-e", "setTimeout(() => {}, 20000)"]);
  return right(envelope);
}
