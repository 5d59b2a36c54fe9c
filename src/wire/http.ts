import { type IncomingMessage, type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { LEGACY_VERSIONS } from "./eras.ts";
import { type Answer, CODE, errorAnswer, onOneLine } from "./messages.ts";
import type { ScriptedServer } from "./scripted-server.ts";

const HOST = "127.0.0.1";
const PATH = "/mcp";

/** The longest body, and the longest headers: MCP 2026-07-28 has the uri of a resource in a header too. In bytes. */
const LONGEST = 64 * 1024 * 1024;

/** How to answer over HTTP. */
export interface HttpOptions {
  /** Whether answers come as server-sent events, and not as JSON bodies. */
  readonly sse?: boolean;
}

/** A server that is reached over HTTP. */
export interface HttpServed {
  readonly url: string;
  /** Ends it, with all of its connections. */
  close(): Promise<void>;
}

/**
 * Serves clients over Streamable HTTP, on a free port of this machine's loopback alone. There are no sessions and no
 * streams to open: `GET` is refused, and `DELETE` has nothing to end.
 *
 * @param server - the server
 * @param options - how to answer
 * @returns where it is reached
 * @throws Error if the system gives no port
 */
export async function serveHttp(server: ScriptedServer, options: HttpOptions = {}): Promise<HttpServed> {
  // A connection that the client still believes in is never closed from here: it would lose a call.
  const http = createServer({ maxHeaderSize: LONGEST, keepAliveTimeout: 0, requestTimeout: 0 });
  http.on("request", (request: IncomingMessage, response: ServerResponse) => {
    const refused = refusedStatus(request);
    if (refused === undefined) {
      void answerPost(server, options, request, response);
    } else {
      end(response, refused);
    }
  });
  await new Promise<void>((listening, failed) => {
    http.once("error", failed);
    http.listen(0, HOST, listening);
  });
  return {
    url: `http://${HOST}:${(http.address() as AddressInfo).port}${PATH}`,
    close: () =>
      new Promise((closed) => {
        http.close(() => closed());
        http.closeAllConnections();
      }),
  };
}

/** The status of a request that is not looked into, if it is such. */
function refusedStatus({ method, url, headers, socket }: IncomingMessage): number | undefined {
  const own = [HOST, "localhost"].map((name) => `${name}:${socket.localPort}`);
  const { host = "", origin } = headers;
  // A page on the web reaches this port under another name (DNS rebinding), or says where it comes from.
  if (!own.includes(host) || (origin !== undefined && !own.some((name) => origin === `http://${name}`))) {
    return 403;
  }
  if (url !== PATH) {
    return 404;
  }
  if (method === "POST") {
    return Number(headers["content-length"] ?? 0) > LONGEST ? 413 : undefined;
  }
  return method === "DELETE" ? 200 : 405;
}

async function answerPost(
  server: ScriptedServer,
  { sse = false }: HttpOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  let body: string | undefined;
  try {
    body = await bodyOf(request);
  } catch {
    // The client has gone.
    return;
  }
  if (body === undefined) {
    return end(response, 413);
  }
  const answer = answerTo(server, body, request.headers["mcp-protocol-version"]);
  if (answer === undefined) {
    response.writeHead(202).end();
  } else if (sse && answer.status === 200) {
    response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-cache" });
    response.end(`event: message\ndata: ${onOneLine(answer.text)}\n\n`);
  } else {
    response.writeHead(answer.status, { "content-type": "application/json" }).end(answer.text);
  }
}

/** Ends a connection whose request is not read to its end. */
function end(response: ServerResponse, status: number): void {
  response
    .writeHead(status, { connection: "close", ...(status === 405 ? { allow: "POST, DELETE" } : {}) })
    .end();
}

async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const pieces: Buffer[] = [];
  let length = 0;
  // A connection whose body is too long has to stay for the answer.
  for await (const piece of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += piece.length;
    if (length > LONGEST) {
      return undefined;
    }
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString();
}

function answerTo(
  server: ScriptedServer,
  body: string,
  version: string | string[] | undefined,
): Answer | undefined {
  if (server.era === "legacy" && version !== undefined && !LEGACY_VERSIONS.includes(String(version))) {
    return errorAnswer({ code: CODE.invalidRequest, message: "Unsupported protocol version", status: 400 });
  }
  let message: unknown;
  try {
    message = JSON.parse(body);
  } catch {
    return errorAnswer({ code: CODE.parse, message: "This is no JSON", status: 400 });
  }
  return server.answer(message);
}
