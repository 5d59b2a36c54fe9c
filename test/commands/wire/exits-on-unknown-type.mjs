import { call, serveWireBut } from "./adapter.mjs";

serveWireBut(async (message) => {
  await call(message);
  process.exit(9);
});
