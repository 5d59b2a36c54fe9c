// What the adapters in the folders beside this file have in common. Each of them makes a published client call, and
// tells what the caller of its API sees.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";

/** How long a caller waits for its client, in milliseconds; and for each character of the answer, which may be millions. */
const PATIENCE = Number(process.env.KILLTABLE_CLIENT_PATIENCE ?? 1000);
const PATIENCE_A_CHARACTER = 0.003;

/** So long a call may still settle after its client has said that it dropped the answer, in milliseconds. */
const GRACE = 100;

/** Far beyond any wait: it is the caller here that gives up, so that no client's own limit looks like an answer. */
export const NO_LIMIT = 2 ** 31 - 1;

/** How a client calls itself to the server. */
export const CLIENT_INFO = { name: "killtable-clients", version: "1" };

/** Why the caller of a client gets nothing. */
export class NoAnswer extends Error {}

/** Why a case is not put to a client. */
export class Skip extends Error {}

/**
 * Has a client judged over standard input and output (docs/command-protocol.md).
 *
 * @param folder - the URL of the adapter, beside which its client is installed
 * @param name - the package that the client comes in
 * @param connect - takes where the server is, the era, the capabilities to declare, and `dropped`, to be called with the
 *   reason when the client says outside of a call that it lost an answer; gives `call`, which makes a call by its method
 *   and params and tells a category, or throws NoAnswer or Skip; and `close`, where the client says such things
 */
export async function judgeClient(folder, name, connect) {
  const { version } = JSON.parse(readFileSync(new URL(`node_modules/${name}/package.json`, folder), "utf8"));
  const language = `Node.js ${process.versions.node}`;
  let clients;
  for await (const line of createInterface({ input: process.stdin })) {
    const message = JSON.parse(line);
    if (message.kind === "start") {
      clients = new Clients((capabilities, dropped) => connect({ ...message, capabilities, dropped }));
      write({ kind: "ready", name, version, language });
    } else if (message.kind === "classify") {
      write({ seq: message.seq, ...(await answer(clients, message)) });
    }
  }
  process.exit();
}

async function answer(clients, { context, envelope, seq }) {
  const patience = PATIENCE + envelope.length * PATIENCE_A_CHARACTER;
  try {
    const params = paramsOf(context.method, { envelope, seq });
    return { kind: "category", category: await clients.call(context, params, patience) };
  } catch (error) {
    if (error instanceof NoAnswer) {
      return { kind: "no_answer", reason: error.message };
    }
    return error instanceof Skip
      ? { kind: "skipped", reason: error.message }
      : { kind: "failed", message: String(error?.stack ?? error) };
  }
}

/**
 * Reaches a server as the official clients do.
 *
 * @param server - where it is
 * @param client - the classes of the client's transports
 * @returns a transport
 */
export function transportTo({ transport, url, command: [command, ...args] = [] }, { Http, Stdio }) {
  return transport === "http" ? new Http(new URL(url)) : new Stdio({ command, args });
}

/** The params by which the server answers with the envelope (docs/real-clients.md). */
function paramsOf(method, probe) {
  return method === "resources/read"
    ? { uri: `killtable://probe/${Buffer.from(JSON.stringify(probe)).toString("base64url")}` }
    : { name: "probe", arguments: probe };
}

function write(message) {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}

/** A client for each set of capabilities: it declares them once, when it connects. */
class Clients {
  #connect;
  #clients = new Map();
  #drop = () => {};

  constructor(connect) {
    this.#connect = connect;
  }

  /** Makes a call as a caller who waits so long, in milliseconds. */
  async call({ clientCapabilities, method }, params, patience) {
    const key = JSON.stringify(clientCapabilities);
    if (!this.#clients.has(key)) {
      this.#clients.set(key, await this.#connect(clientCapabilities, (reason) => this.#drop(reason)));
    }
    const { call, close } = this.#clients.get(key);
    const over = new AbortController();
    const wait = (ms) => sleep(ms, undefined, { signal: over.signal });
    const late = wait(patience).then(() => {
      if (close !== undefined) {
        // What it says of this call from now on would be taken for one of the next.
        this.#clients.delete(key);
        close().catch(() => {});
      }
      throw new NoAnswer("nothing within the time limit");
    });
    const dropped = new Promise((_, lose) => {
      this.#drop = (reason) => wait(GRACE).then(() => lose(new NoAnswer(reason)), lose);
    });
    try {
      return await Promise.race([call(method, params), late, dropped]);
    } finally {
      over.abort();
      this.#drop = () => {};
    }
  }
}
