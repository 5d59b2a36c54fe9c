// The server is gone after it has answered with a type that nobody knows, and the client never starts it again.
import { answer, serveWireBut, signalServer } from "./adapter.mjs";

serveWireBut(async (message) => {
  await answer(message);
  signalServer("SIGKILL");
});
