import { answer, call, serveWireBut } from "./adapter.mjs";

serveWireBut(async (message) => {
  await call(message);
  await call(message);
  await answer(message);
});
