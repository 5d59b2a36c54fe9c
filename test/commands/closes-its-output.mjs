import { closeSync } from "node:fs";
import { answer, isAboutUnknownType, serve } from "./serve.mjs";

let isClosed = false;
serve((message) => {
  if (isAboutUnknownType(message)) {
    isClosed = true;
    closeSync(1);
  } else if (!isClosed) {
    answer(message);
  }
});
