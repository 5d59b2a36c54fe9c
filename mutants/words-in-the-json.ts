import type { Mutant } from "../src/protocol/mutant.ts";

const mutant: Mutant = {
  id: "words-in-the-json",
  title: "words in the JSON",
  fault: "Writes the envelope as JSON and searches that for words, wherever in it they stand.",
  rules: ["members-ignored", "one-member", "type-absent", "type-before-flag", "flag-boolean", "total"],
  apply: () => (envelope) => {
    const text = JSON.stringify(envelope);
    if (text.includes('"error"')) {
      return "protocol_error";
    }
    if (text.includes('"isError":true')) {
      return "tool_error";
    }
    if (text.includes("input_required")) {
      return "input_required";
    }
    return text.includes("complete") ? "normal_complete" : "unclassified";
  },
};

export default mutant;
