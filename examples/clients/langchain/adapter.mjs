// The client of @langchain/mcp-adapters 1.x, which begins with initialize. Its tools are called as LangChain does.
//
// Its caller cannot see: resultType; what was dropped, so that it waits for nothing; the class of an error, since all
// are a ToolException with a text, by which they are told here. It has no way to get a prompt.
import { MultiServerMCPClient } from "@langchain/mcp-adapters";
import { judgeClient, NoAnswer, Skip } from "../adapter.mjs";

const SERVER = "killtable";

await judgeClient(import.meta.url, "@langchain/mcp-adapters", async ({ server }) => {
  const client = new MultiServerMCPClient({ mcpServers: { [SERVER]: connectionTo(server) } });
  const [probe] = await client.getTools();
  const call = async (method, params) => {
    try {
      await callOf(client, probe, method, params);
      return "normal_complete";
    } catch (error) {
      return categoryOf(error);
    }
  };
  return { call };
});

function connectionTo({ transport, url, command: [command, ...args] = [] }) {
  return transport === "http"
    ? { transport, url, automaticSSEFallback: false }
    : { transport, command, args };
}

function callOf(client, probe, method, params) {
  switch (method) {
    case "tools/call":
      return probe.invoke(params.arguments);
    case "resources/read":
      return client.readResource(SERVER, params.uri);
    default:
      throw new Skip(`the client has no way to send ${method}`);
  }
}

function categoryOf(error) {
  if (error instanceof Skip) {
    throw error;
  }
  if (error.message.includes("MCP error -32000: Connection closed")) {
    throw new NoAnswer("the client lost its connection");
  }
  if (/^MCP tool '.*' on server '.*' returned an error: /s.test(error.message)) {
    return "tool_error";
  }
  return error.message.includes("McpError: ") ? "protocol_error" : "unclassified";
}
