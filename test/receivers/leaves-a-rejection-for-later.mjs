// Answers rightly, and lets a promise that an unknown type left behind fail when the next unknown type is put.
import right, { isUnknown } from "./right.mjs";

let fail;

export default function receive(envelope) {
  if (isUnknown(envelope)) {
    fail?.(new Error("kept"));
    new Promise((_, reject) => {
      fail = reject;
    });
  }
  return right(envelope);
}
