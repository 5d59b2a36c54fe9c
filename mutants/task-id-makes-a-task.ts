import type { Mutant } from "../src/protocol/mutant.ts";
import { rejudgeResult } from "./tools/rejudge-result.ts";

const mutant: Mutant = {
  id: "task-id-makes-a-task",
  title: "a task id makes a task",
  fault: "Refuses a complete result with a member taskId as a task that is not yet done.",
  rules: ["type-complete", "members-ignored"],
  apply: (original) =>
    rejudgeResult(original, (category, result) =>
      category === "normal_complete" && Object.hasOwn(result, "taskId") ? "unclassified" : category,
    ),
};

export default mutant;
