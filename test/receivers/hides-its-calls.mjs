// Spoils the way to tell whose call is running, and ends its process where the type is unknown.
import { AsyncLocalStorage } from "node:async_hooks";
import right, { isUnknown } from "./right.mjs";

AsyncLocalStorage.prototype.getStore = () => undefined;

export default function receive(envelope) {
  if (isUnknown(envelope)) process.exit(7);
  return right(envelope);
}
