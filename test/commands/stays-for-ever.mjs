// It hears neither stop, nor the end of its input, nor a polite signal. As long as it lives, a file grows.
import { appendFileSync } from "node:fs";
import { answer, ready, serve } from "./serve.mjs";

process.on("SIGTERM", () => {});
setInterval(() => appendFileSync(process.argv[2], "."), 10);
serve(answer, ready, () => {});
