import { PassThrough } from "node:stream";
import { connect } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { envelopeText } from "../../src/corpus/envelope-text.ts";
import { readCorpus } from "../../src/corpus/read.ts";
import { type HttpOptions, serveHttp } from "../../src/wire/http.ts";
import { linesOf } from "../../src/wire/lines.ts";
import { ScriptedServer, type ServerOptions } from "../../src/wire/scripted-server.ts";
import { serveStdio } from "../../src/wire/stdio.ts";
import { legacyRequest, modernRequest, probe } from "./calls.ts";

/** Every text of the corpus. For a request with the id 1, it goes out as it is, whatever its own id. */
const TEXTS = readCorpus().groups.flatMap(({ cases }) => cases.map(envelopeText));

let close = async (): Promise<void> => {};
afterEach(() => close());

async function served(options: ServerOptions = {}, http: HttpOptions = {}): Promise<string> {
  const opened = await serveHttp(new ScriptedServer(options), http);
  close = opened.close;
  return opened.url;
}

function post(url: string, message: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const body = typeof message === "string" ? message : JSON.stringify(message);
  return fetch(url, { method: "POST", body, headers: { "content-type": "application/json", ...headers } });
}

/** Writes bytes to the server as they are, and gives what it writes before it closes the connection. */
function exchange(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((answered) => {
    let answer = "";
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.on("data", (piece: Buffer) => (answer += piece.toString("latin1")));
    socket.on("error", () => {});
    socket.on("close", () => answered(answer));
  });
}

describe("over HTTP", () => {
  it("every text of the corpus arrives byte for byte", { timeout: 120_000 }, async () => {
    const url = await served();
    const wrong: string[] = [];
    for (const [index, text] of TEXTS.entries()) {
      const response = await post(url, legacyRequest(1, "tools/call", probe(text, String(index))));
      const body = Buffer.from(await response.arrayBuffer());
      if (response.headers.get("content-type") !== "application/json" || !body.equals(Buffer.from(text))) {
        wrong.push(text.slice(0, 200));
      }
    }
    expect(wrong).toEqual([]);
    expect(TEXTS.length).toBeGreaterThan(1000);
  });

  it("has the uri of a resource in a header of megabytes too", async () => {
    const url = await served();
    const text = `{"id":1,"result":"${"x".repeat(3_000_000)}"}`;
    const response = await post(url, modernRequest(1, "tools/call", probe(text)), {
      "mcp-name": "x".repeat(4_000_000),
    });
    expect(await response.text()).toBe(text);
  });

  it("answers as server-sent events where asked to, on one line each", async () => {
    const url = await served({}, { sse: true });
    const response = await post(url, legacyRequest(7, "tools/call", probe('{\r\n"id":1,"a":"\\n"\n}')));
    expect(response.headers.get("content-type")).toBe("text/event-stream");
    expect(await response.text()).toBe('event: message\ndata: {  "id":7,"a":"\\n" }\n\n');
  });

  it.each([
    [{ jsonrpc: "2.0", method: "notifications/initialized" }, 202, ""],
    [
      modernRequest(1, "ping"),
      404,
      '{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"Method not found"}}',
    ],
    [
      legacyRequest(1, "complete"),
      200,
      '{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"Method not found"}}',
    ],
    ["{", 400, '{"jsonrpc":"2.0","error":{"code":-32700,"message":"This is no JSON"}}'],
    ["", 400, '{"jsonrpc":"2.0","error":{"code":-32700,"message":"This is no JSON"}}'],
    ["[]", 400, '{"jsonrpc":"2.0","error":{"code":-32600,"message":"This is no request"}}'],
  ])("answers %j with the status %i", async (message, status, text) => {
    const response = await post(await served(), message);
    expect(response.status).toBe(status);
    expect(await response.text()).toBe(text);
  });

  it("refuses a version in a header that no legacy server speaks", async () => {
    const url = await served({ era: "legacy" });
    const request = legacyRequest(1, "ping");
    expect((await post(url, request, { "mcp-protocol-version": "2026-07-28" })).status).toBe(400);
    expect((await post(url, request, { "mcp-protocol-version": "2025-06-18" })).status).toBe(200);
  });

  it.each([
    ["GET", 405],
    ["DELETE", 200],
    ["PUT", 405],
  ])("answers %s with the status %i", async (method, status) => {
    expect((await fetch(await served(), { method })).status).toBe(status);
  });
});

describe("over HTTP, whoever is not meant", () => {
  it.each([
    ["another host", "POST /mcp HTTP/1.1\r\nHost: evil.example\r\nContent-Length: 2\r\n\r\n{}", "403"],
    ["no host", "POST /mcp HTTP/1.0\r\nContent-Length: 2\r\n\r\n{}", "403"],
    [
      "a page on the web",
      "POST /mcp HTTP/1.1\r\nHost: HERE\r\nOrigin: https://evil.example\r\nContent-Length: 2\r\n\r\n{}",
      "403",
    ],
    [
      "a page without an origin",
      "POST /mcp HTTP/1.1\r\nHost: HERE\r\nOrigin: null\r\nContent-Length: 2\r\n\r\n{}",
      "403",
    ],
    ["another path", "POST / HTTP/1.1\r\nHost: HERE\r\nContent-Length: 2\r\n\r\n{}", "404"],
    [
      "a body that says it is huge",
      "POST /mcp HTTP/1.1\r\nHost: HERE\r\nContent-Length: 67108865\r\n\r\n",
      "413",
    ],
    ["what is no HTTP", "\u0000\u0001garbage\r\n\r\n", "400"],
  ])("is refused: %s", async (_, bytes, status) => {
    const url = await served();
    const answer = await exchange(url, bytes.replace("HERE", new URL(url).host));
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect((await post(url, legacyRequest(1, "ping"))).status).toBe(200);
  });

  it("does not end it: a body that grows without end, and one that breaks off", async () => {
    const url = await served();
    const { host } = new URL(url);
    const megabyte = `100000\r\n${"x".repeat(1_048_576)}\r\n`;
    const head = `POST /mcp HTTP/1.1\r\nHost: ${host}\r\nTransfer-Encoding: chunked\r\n\r\n`;
    expect(await exchange(url, `${head}${megabyte.repeat(65)}`)).toMatch(/^(HTTP\/1.1 413 |$)/);
    const { hostname, port } = new URL(url);
    await new Promise<void>((closed) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(`POST /mcp HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 100\r\n\r\n{`);
        setTimeout(() => socket.destroy(), 50);
      });
      socket.on("close", () => closed());
    });
    expect((await post(url, legacyRequest(1, "ping"))).status).toBe(200);
  });

  it("takes its own pages, by either name", async () => {
    const url = await served();
    const { port } = new URL(url);
    const request = legacyRequest(1, "ping");
    expect((await post(url, request, { origin: `http://localhost:${port}` })).status).toBe(200);
    expect((await post(url.replace("127.0.0.1", "localhost"), request)).status).toBe(200);
  });
});

/** What the server writes to its standard output. */
async function written(input: readonly string[]): Promise<Buffer> {
  const pieces: string[] = [];
  const stream = PassThrough.from(input.map((piece) => Buffer.from(piece)));
  await serveStdio(new ScriptedServer(), { input: stream, output: { write: (text) => pieces.push(text) } });
  return Buffer.from(pieces.join(""));
}

describe("over standard input and output", () => {
  it("every text of the corpus arrives byte for byte, but for its line ends", async () => {
    const requests = TEXTS.map((text, index) => legacyRequest(1, "tools/call", probe(text, String(index))));
    const answers = await written(requests.map((request) => `${JSON.stringify(request)}\n`));
    const expected = TEXTS.map((text) => `${text.replaceAll("\n", " ").replaceAll("\r", " ")}\n`).join("");
    expect(answers.equals(Buffer.from(expected))).toBe(true);
    expect(TEXTS.some((text) => text.includes("\n"))).toBe(true);
  });

  it("reads a message in pieces, several in one piece, and goes on after what is none", async () => {
    const ping = JSON.stringify(legacyRequest("ü", "ping"));
    const pong = '{"jsonrpc":"2.0","id":"ü","result":{}}\n';
    const none = '{"jsonrpc":"2.0","error":{"code":-32700,"message":"This is no JSON"}}\n';
    const [first, second] = [ping.slice(0, 20), ping.slice(20)];
    const answers = await written([first, `${second}\n${ping}\n`, "nothing\n\n", `${ping}\n`, ping]);
    expect(answers.toString()).toBe(`${pong}${pong}${none}${none}${pong}`);
  });

  it("splits lines at line feeds alone, and characters never", async () => {
    const bytes = Buffer.from("a\u2028b\r\nü");
    const lines: string[] = [];
    for await (const line of linesOf(PassThrough.from([...bytes].map((byte) => Buffer.of(byte))))) {
      lines.push(line);
    }
    expect(lines).toEqual(["a\u2028b\r"]);
  });
});
