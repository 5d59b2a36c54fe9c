// It sends each call again that asks for input, with the input.
import receive from "../../receivers/right.mjs";
import { write } from "../serve.mjs";
import { call, serveWire } from "./adapter.mjs";

serveWire(async (message) => {
  const category = receive(await call(message));
  if (category === "input_required") {
    await call(message, { inputResponses: { name: { action: "accept", content: {} } } });
  }
  write({ kind: "category", seq: message.seq, category });
});
