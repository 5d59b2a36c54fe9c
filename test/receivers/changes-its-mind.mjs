// Refuses an unknown type once, then trusts it.
import right, { isUnknown } from "./right.mjs";

let seen = false;

export default function receive(envelope) {
  if (!isUnknown(envelope)) return right(envelope);
  const answer = seen ? "normal_complete" : "unclassified";
  seen = true;
  return answer;
}
