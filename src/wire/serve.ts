import type { Wire } from "../protocol/wire.ts";
import { serveHttp } from "./http.ts";
import { ScriptedServer, type ServerOptions } from "./scripted-server.ts";
import { serveStdio } from "./stdio.ts";

/** How to serve a real client. */
export interface ServeOptions extends ServerOptions {
  readonly transport: Wire;
}

/**
 * Serves real clients in this process until its standard input ends, so that it does not outlive whoever started it.
 * Over stdio, standard output is for messages alone; over HTTP, its first line is the URL.
 *
 * @param options - how
 * @throws LogError if the log cannot be opened
 */
export async function serve({ transport, ...options }: ServeOptions): Promise<void> {
  const server = new ScriptedServer(options);
  if (transport === "stdio") {
    return serveStdio(server, { input: process.stdin, output: process.stdout });
  }
  const { url, close } = await serveHttp(server);
  console.log(url);
  await new Promise((ended) => process.stdin.resume().once("end", ended).once("error", ended));
  await close();
}
