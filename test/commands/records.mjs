// Writes every line that it gets to a file.
import { appendFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { answer, ready } from "./serve.mjs";

createInterface({ input: process.stdin }).on("line", (line) => {
  appendFileSync(process.argv[2], `${line}\n`);
  const message = JSON.parse(line);
  if (message.kind === "start") {
    ready();
  } else if (message.kind === "classify") {
    answer(message);
  }
});
