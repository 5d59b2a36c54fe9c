// It sends each call again, as one with input, that a tool error answers.
import receive from "../../receivers/right.mjs";
import { write } from "../serve.mjs";
import { call, serveWire } from "./adapter.mjs";

serveWire(async (message) => {
  const category = receive(await call(message));
  if (category === "tool_error") {
    await call(message, { requestState: "again" });
  }
  write({ kind: "category", seq: message.seq, category });
});
