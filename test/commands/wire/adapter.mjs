// What the adapters beside this file have in common: they have a real client make the call, and are right but for what
// their names say.
import receive from "../../receivers/right.mjs";
import { isAboutUnknownType, ready, serve, write } from "../serve.mjs";
import { clientOf } from "./client.mjs";

let client;

/** Has the client make the call of a request. */
export function call(message, more) {
  return client.call(message.context.method, message, more);
}

/** Has the client make the call, and says what its answer is. */
export async function answer(message) {
  const { seq } = message;
  try {
    write({ kind: "category", seq, category: receive(await call(message)) });
  } catch (error) {
    write({ kind: "no_answer", seq, reason: error.message });
  }
}

/** Sends the server a signal, where the client started it. */
export function signalServer(name) {
  client.signal(name);
}

/** Connects, then handles requests. */
export function serveWire(onClassify) {
  serve(onClassify, async ({ server }) => {
    client = clientOf(server);
    // The server takes longer to start than an answer may take.
    await client.request("server/discover", {});
    ready();
  });
}

/** Answers rightly, but does something else when the type is the one nobody knows. */
export function serveWireBut(onUnknownType) {
  serveWire((message) => (isAboutUnknownType(message) ? onUnknownType(message) : answer(message)));
}
