// Client of @modelcontextprotocol/client 2.x: of 2025-11-25, which begins with initialize, where it is judged as
// legacy, and of 2026-07-28 where it is judged as modern. There a request for input is handed to its caller, which has
// to ask for that; with the argument "meets" the client meets it itself, as it does by default, and its caller sees on
// its transport that it did.
//
// Its caller cannot see: resultType of a complete result; over 2025-11-25 any resultType.
import {
  Client,
  isInputRequiredResult,
  ProtocolError,
  StreamableHTTPClientTransport,
} from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { CLIENT_INFO, judgeClient, NO_LIMIT, NoAnswer, transportTo } from "../adapter.mjs";

const TRANSPORTS = { Http: StreamableHTTPClientTransport, Stdio: StdioClientTransport };

const meets = process.argv[2] === "meets";
const OPTIONS = { timeout: NO_LIMIT, allowInputRequired: !meets };

/** What the client answers where it meets a request itself, by the capability that lets a server ask. */
const MET = {
  elicitation: ["elicitation/create", () => ({ action: "accept", content: {} })],
  sampling: [
    "sampling/createMessage",
    () => ({ model: "none", role: "assistant", content: { type: "text", text: "text" } }),
  ],
  roots: ["roots/list", () => ({ roots: [] })],
};

await judgeClient(import.meta.url, "@modelcontextprotocol/client", async (start) => {
  const { server, era, capabilities, dropped } = start;
  const mode = era === "legacy" ? "legacy" : { pin: "2026-07-28" };
  const client = new Client(CLIENT_INFO, {
    capabilities,
    versionNegotiation: { mode },
    inputRequired: { autoFulfill: meets },
  });
  for (const [capability, handler] of Object.entries(MET)) {
    if (meets && capability in capabilities) {
      client.setRequestHandler(...handler);
    }
  }
  let isClosed = false;
  client.onerror = () => dropped("the client dropped the message");
  client.onclose = () => {
    isClosed = true;
  };
  const transport = transportTo(server, TRANSPORTS);
  const retries = countRetries(transport);
  await client.connect(transport);
  const call = async (method, params) => {
    const before = retries.number;
    try {
      const result = await callOf(client, method, params);
      if (isInputRequiredResult(result) || retries.number > before) {
        return "input_required";
      }
      return result.isError ? "tool_error" : "normal_complete";
    } catch (error) {
      if (isClosed) {
        throw new NoAnswer("the client lost its connection");
      }
      return error instanceof ProtocolError ? "protocol_error" : "unclassified";
    }
  };
  return { call, close: () => client.close() };
});

/** Counts the requests that carry what a request for input asks for. */
function countRetries(transport) {
  const retries = { number: 0 };
  const send = transport.send.bind(transport);
  transport.send = (message, options) => {
    const { inputResponses, requestState } = message.params ?? {};
    retries.number += inputResponses === undefined && requestState === undefined ? 0 : 1;
    return send(message, options);
  };
  return retries;
}

function callOf(client, method, params) {
  return {
    "tools/call": () => client.callTool(params, OPTIONS),
    "prompts/get": () => client.getPrompt(params, OPTIONS),
    "resources/read": () => client.readResource(params, OPTIONS),
  }[method]();
}
