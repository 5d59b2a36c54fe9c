// The client of @openai/agents-core, which begins with server/discover and falls back to initialize, by the
// @modelcontextprotocol/client that it brings.
//
// Its caller cannot see: resultType of a complete result; what was dropped, so that it waits for nothing. It declares no
// capabilities, has no way to get a prompt, and hands no request for input on.
import { MCPServerStdio, MCPServerStreamableHttp } from "@openai/agents-core";
import { judgeClient, NO_LIMIT, NoAnswer, Skip } from "../adapter.mjs";

const OPTIONS = { name: "killtable", timeout: NO_LIMIT, clientSessionTimeoutSeconds: 1000 };

await judgeClient(import.meta.url, "@openai/agents-core", async ({ server }) => {
  const client = clientOf(server);
  await client.connect();
  const call = async (method, params) => {
    try {
      const { isError } = await callOf(client, method, params);
      return isError ? "tool_error" : "normal_complete";
    } catch (error) {
      return categoryOf(error);
    }
  };
  return { call };
});

function clientOf({ transport, url, command: [command, ...args] = [] }) {
  return transport === "http"
    ? new MCPServerStreamableHttp({ ...OPTIONS, url })
    : new MCPServerStdio({ ...OPTIONS, command, args });
}

function callOf(client, method, params) {
  switch (method) {
    case "tools/call":
      return client.callToolResult(params.name, params.arguments);
    case "resources/read":
      return client.readResource(params.uri);
    default:
      throw new Skip(`the client has no way to send ${method}`);
  }
}

function categoryOf(error) {
  if (error instanceof Skip) {
    throw error;
  }
  if (error.code === "CONNECTION_CLOSED" || error.code === "NOT_CONNECTED") {
    throw new NoAnswer("the client lost its connection");
  }
  return typeof error.code === "number" ? "protocol_error" : "unclassified";
}
