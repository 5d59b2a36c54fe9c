// Answers rightly, and prints far more than a pipe holds.
import right, { isUnknown } from "./right.mjs";

export default function receive(envelope) {
  if (isUnknown(envelope)) for (let line = 0; line < 5000; line++) console.log("x".repeat(200));
  return right(envelope);
}
