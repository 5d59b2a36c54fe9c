// Right, but its word is in an object.
import receive from "./right.mjs";

export default (envelope) => ({ kind: receive(envelope), by: "members", at: 1 });
