// A real MCP client of 2026-07-28, as small as it can be: it relates answers to its requests by their ids.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

const META = {
  "io.modelcontextprotocol/protocolVersion": "2026-07-28",
  "io.modelcontextprotocol/clientInfo": { name: "client", version: "1" },
  "io.modelcontextprotocol/clientCapabilities": { elicitation: {}, sampling: {}, roots: {} },
};

/** Makes a client of the server that a start message names. */
export function clientOf(server) {
  const { exchange, signal } = server.transport === "http" ? overHttp(server.url) : overStdio(server.command);
  let id = 40;
  const request = (method, params) =>
    exchange({ jsonrpc: "2.0", id: ++id, method, params: { ...params, _meta: META } });
  const call = (method, probe, more = {}) => request(method, { ...paramsOf(method, probe), ...more });
  return { request, call, signal };
}

function paramsOf(method, { envelope, seq }) {
  return method === "resources/read"
    ? { uri: `killtable://probe/${Buffer.from(JSON.stringify({ envelope, seq })).toString("base64url")}` }
    : { name: "probe", arguments: { envelope, seq } };
}

function overHttp(url) {
  const headers = { "content-type": "application/json", accept: "application/json, text/event-stream" };
  return {
    exchange: async (message) =>
      (await fetch(url, { method: "POST", headers, body: JSON.stringify(message) })).json(),
  };
}

function overStdio([program, ...args]) {
  const child = spawn(program, args, { stdio: ["pipe", "pipe", "inherit"] });
  const waiting = new Map();
  createInterface({ input: child.stdout }).on("line", (line) => {
    const answer = JSON.parse(line);
    waiting.get(answer?.id)?.resolve(answer);
  });
  child.stdin.on("error", () => {});
  child.on("exit", () => waiting.forEach(({ reject }) => reject(new Error("the server is gone"))));
  return {
    signal: (name) => child.kill(name),
    exchange: (message) =>
      new Promise((resolve, reject) => {
        if (child.exitCode !== null || child.signalCode !== null) {
          reject(new Error("the server is gone"));
        }
        waiting.set(message.id, { resolve, reject });
        child.stdin.write(`${JSON.stringify(message)}\n`);
      }),
  };
}
