// Client of @modelcontextprotocol/sdk 1.x, which begins with initialize.
//
// Its caller cannot see: resultType, which the client hands on without a word of its own; an error that the client
// makes itself as McpError, which looks like the server's.
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { McpError } from "@modelcontextprotocol/sdk/types.js";
import { CLIENT_INFO, judgeClient, NO_LIMIT, NoAnswer, transportTo } from "../adapter.mjs";

const TRANSPORTS = { Http: StreamableHTTPClientTransport, Stdio: StdioClientTransport };

const OPTIONS = { timeout: NO_LIMIT };

await judgeClient(import.meta.url, "@modelcontextprotocol/sdk", async ({ server, capabilities, dropped }) => {
  const client = new Client(CLIENT_INFO, { capabilities });
  let isClosed = false;
  client.onerror = () => dropped("the client dropped the message");
  client.onclose = () => {
    isClosed = true;
  };
  await client.connect(transportTo(server, TRANSPORTS));
  const call = async (method, params) => {
    try {
      const { isError } = await callOf(client, method, params);
      return isError ? "tool_error" : "normal_complete";
    } catch (error) {
      if (isClosed) {
        throw new NoAnswer("the client lost its connection");
      }
      return error instanceof McpError ? "protocol_error" : "unclassified";
    }
  };
  return { call, close: () => client.close() };
});

function callOf(client, method, params) {
  return {
    "tools/call": () => client.callTool(params, undefined, OPTIONS),
    "prompts/get": () => client.getPrompt(params, OPTIONS),
    "resources/read": () => client.readResource(params, OPTIONS),
  }[method]();
}
