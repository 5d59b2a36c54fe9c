// Refuses an unknown type once, then trusts it.
import right from "./right.mjs";

const isUnknown = (envelope) => envelope?.result?.resultType === "future";

let seen = false;

export default function receive(envelope) {
  if (!isUnknown(envelope)) return right(envelope);
  const answer = seen ? "normal_complete" : "unclassified";
  seen = true;
  return answer;
}
