// A client of 2025-11-25 of which a mutant reads every answer to tools/call. Its transport is the official one; where
// the mutant takes an answer for anything but a complete result, the client gives up, as one with that fault would.
// Arguments: the id of the mutant, the URL of the server.
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { ElicitRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { contextFor } from "../../dist/src/protocol/receiver.js";
import { receiverOf } from "./receiver-of.mjs";

const [id, url] = process.argv.slice(2);
const receive = await receiverOf(id);

const client = new Client(
  { name: "killtable-conformance", version: "1" },
  { capabilities: { elicitation: { form: { applyDefaults: true } } } },
);
client.setRequestHandler(ElicitRequestSchema, () => ({ action: "accept", content: {} }));
const transport = new StreamableHTTPClientTransport(new URL(url));
await client.connect(transport);
const readings = readCalls(transport);

// A scenario says by its tools what it asks for.
const { tools } = await client.listTools();
for (const { name, inputSchema } of tools) {
  await client.callTool({ name, arguments: argumentsFor(inputSchema) });
}
const misread = (await Promise.all(readings)).filter((category) => category !== "normal_complete");
await client.close();
if (misread.length > 0) {
  throw new Error(`an answer is read as ${misread.join(", ")}`);
}

/** Collects what the receiver makes of each answer to tools/call, as it comes. */
function readCalls(wire) {
  const asked = new Set();
  const found = [];
  const { onmessage: deliver } = wire;
  const send = wire.send.bind(wire);
  wire.send = (message, options) => {
    if (message.method === "tools/call") {
      asked.add(message.id);
    }
    return send(message, options);
  };
  wire.onmessage = (message, extra) => {
    if (asked.has(message.id) && message.method === undefined) {
      const context = contextFor("legacy", {
        protocolVersion: wire.protocolVersion,
        requestId: message.id,
        clientCapabilities: { elicitation: {} },
      });
      found.push(receive(structuredClone(message), context));
    }
    deliver(message, extra);
  };
  return found;
}

function argumentsFor({ properties = {} }) {
  return Object.fromEntries(
    Object.entries(properties).map(([name, { type }]) => [name, type === "string" ? "text" : 1]),
  );
}
