// It waits for the next request, and answers that one first.
import { answer, isAboutUnknownType, serve } from "./serve.mjs";

let kept;
serve((message) => {
  if (isAboutUnknownType(message)) {
    kept = message;
    return;
  }
  answer(message);
  if (kept !== undefined) {
    answer(kept);
    kept = undefined;
  }
});
