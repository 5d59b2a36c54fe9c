// Deletes the type that it does not know from the envelope.
import right from "./right.mjs";

const isUnknown = (envelope) => envelope?.result?.resultType === "future";

export default function receive(envelope) {
  const answer = right(envelope);
  if (isUnknown(envelope)) delete envelope.result.resultType;
  return answer;
}
