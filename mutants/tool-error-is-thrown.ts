import type { Mutant } from "../src/protocol/mutant.ts";
import { rejudge } from "./tools/rejudge.ts";

const mutant: Mutant = {
  id: "tool-error-is-thrown",
  title: "a tool error is thrown",
  fault: "Throws a tool error as an exception in place of answering.",
  rules: ["total", "flag-true"],
  seenIn: [
    "https://github.com/spring-projects/spring-ai/issues/2857",
    "https://github.com/langchain-ai/langchain-mcp-adapters/issues/332",
  ],
  apply: (original) =>
    rejudge(original, (category) => {
      if (category === "tool_error") {
        throw new Error("The tool failed");
      }
      return category;
    }),
};

export default mutant;
