import { writeSync } from "node:fs";
import { serveBut } from "./serve.mjs";

serveBut(() => {
  for (;;) {
    writeSync(1, "x".repeat(50_000));
  }
});
