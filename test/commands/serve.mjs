// What the commands beside this file have in common: they speak the protocol, and are right but for what their names say.
import { writeSync } from "node:fs";
import { createInterface } from "node:readline";
import receive, { isUnknown } from "../receivers/right.mjs";

/** Writes a line at once, so that nothing is lost if the process ends. */
export function writeLine(line) {
  writeSync(1, `${line}\n`);
}

export function write(message) {
  writeLine(JSON.stringify(message));
}

export function ready() {
  write({ kind: "ready", name: "test", version: "1.0", language: "JavaScript" });
}

export function answer({ seq, envelope }) {
  write({ kind: "category", seq, category: receive(JSON.parse(envelope)) });
}

export function isAboutUnknownType({ envelope }) {
  return isUnknown(JSON.parse(envelope));
}

/** Handles requests with their numbers from 1 on. */
export function serve(onClassify, onStart = ready, onStop = () => process.exit(0)) {
  let number = 0;
  createInterface({ input: process.stdin }).on("line", (line) => {
    const message = JSON.parse(line);
    if (message.kind === "start") {
      onStart(message);
    } else if (message.kind === "classify") {
      onClassify(message, ++number);
    } else {
      onStop();
    }
  });
}

/** Answers rightly, but does something else when the type is the one nobody knows. */
export function serveBut(onUnknownType) {
  serve((message) => (isAboutUnknownType(message) ? onUnknownType(message) : answer(message)));
}
