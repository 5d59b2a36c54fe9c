// The client of @ai-sdk/mcp 1.x, which begins with initialize. Its tools are called as the AI SDK does.
//
// Its caller cannot see: resultType. The client's own errors and the server's have one class; the server's have a
// code. A message that it drops it tells to onUncaughtError.
import { createMCPClient } from "@ai-sdk/mcp";
import { Experimental_StdioMCPTransport as StdioTransport } from "@ai-sdk/mcp/mcp-stdio";
import { CLIENT_INFO, judgeClient, NoAnswer } from "../adapter.mjs";

await judgeClient(import.meta.url, "@ai-sdk/mcp", async ({ server, capabilities, dropped }) => {
  const client = await createMCPClient({
    ...CLIENT_INFO,
    capabilities,
    transport: transportTo(server),
    onUncaughtError: () => dropped("the client dropped the message"),
  });
  const { probe } = await client.tools();
  const call = async (method, params) => {
    try {
      const { isError } = await callOf(client, probe, method, params);
      return isError ? "tool_error" : "normal_complete";
    } catch (error) {
      if (typeof error.code === "number") {
        return "protocol_error";
      }
      if (error.message === "Connection closed") {
        throw new NoAnswer("the client lost its connection");
      }
      return "unclassified";
    }
  };
  return { call, close: () => client.close() };
});

function transportTo({ transport, url, command: [command, ...args] = [] }) {
  return transport === "http" ? { type: "http", url } : new StdioTransport({ command, args });
}

function callOf(client, probe, method, params) {
  return {
    "tools/call": () => probe.execute(params.arguments, { toolCallId: "probe", messages: [] }),
    "prompts/get": () => client.experimental_getPrompt(params),
    "resources/read": () => client.readResource(params),
  }[method]();
}
