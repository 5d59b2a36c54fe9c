// The server is gone before it answers, and the client never starts it again.
import { answer, serveWireBut, signalServer } from "./adapter.mjs";

serveWireBut((message) => {
  // Once it is stopped, it can answer nothing before it is gone.
  signalServer("SIGSTOP");
  const answered = answer(message);
  signalServer("SIGKILL");
  return answered;
});
