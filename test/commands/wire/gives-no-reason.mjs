import { write } from "../serve.mjs";
import { call, serveWireBut } from "./adapter.mjs";

serveWireBut(async (message) => {
  await call(message);
  write({ kind: "no_answer", seq: message.seq });
});
