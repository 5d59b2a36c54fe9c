// It hears neither stop, nor the end of its input, nor a polite signal. It says on request where it is.
import { writeFileSync } from "node:fs";
import { answer, ready, serve } from "./serve.mjs";

process.on("SIGTERM", () => {});
setInterval(() => {}, 1000);
serve(
  answer,
  () => {
    writeFileSync(process.argv[2], String(process.pid));
    ready();
  },
  () => {},
);
