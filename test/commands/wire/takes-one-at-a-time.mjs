// It ends where it is asked for a second call before it has answered the first.
import { setTimeout as wait } from "node:timers/promises";
import { answer, serveWire } from "./adapter.mjs";

let isBusy = false;
serveWire(async (message) => {
  if (isBusy) {
    process.exit(5);
  }
  isBusy = true;
  await wait(20);
  isBusy = false;
  await answer(message);
});
