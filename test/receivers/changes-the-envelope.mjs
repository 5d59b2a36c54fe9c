// Deletes the type that it does not know from the envelope.
import right, { isUnknown } from "./right.mjs";

export default function receive(envelope) {
  const answer = right(envelope);
  if (isUnknown(envelope)) delete envelope.result.resultType;
  return answer;
}
