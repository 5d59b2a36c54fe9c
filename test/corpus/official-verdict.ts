import {
  Client,
  type JSONRPCResultResponse,
  type StandardSchemaV1Sync,
  type Transport,
  isJSONRPCRequest,
  specTypeSchemas,
} from "@modelcontextprotocol/client";
import type { Category } from "../../src/protocol/category.ts";
import type { ReceiverContext } from "../../src/protocol/receiver.ts";

type Result = JSONRPCResultResponse["result"];

/** What the official schemas make of an envelope, and their complaint where they refuse it. */
export interface OfficialVerdict {
  readonly category: Exclude<Category, "extension_result">;
  readonly complaint?: string;
}

/**
 * Reads an envelope as the official SDK's client of 2026-07-28 does: the published schemas for the
 * JSON-RPC message, then the client's own for the result, since the SDK publishes those of that
 * revision only inside the client.
 *
 * @param envelope - one decoded JSON value
 * @param context - what the client knew; the id is left out of account, since a schema knows no request
 * @returns the category; `unclassified` is what the schemas refuse
 */
export async function officialVerdict(envelope: unknown, context: ReceiverContext): Promise<OfficialVerdict> {
  if (complaintOf(specTypeSchemas.JSONRPCErrorResponse, envelope) === undefined) {
    return { category: "protocol_error" };
  }
  const complaint = complaintOf(specTypeSchemas.JSONRPCResultResponse, envelope);
  return complaint === undefined
    ? readResult((envelope as JSONRPCResultResponse).result, context)
    : { category: "unclassified", complaint: `message: ${complaint}` };
}

function complaintOf(schema: StandardSchemaV1Sync, value: unknown): string | undefined {
  return schema["~standard"]
    .validate(value)
    .issues?.map(({ message }) => message)
    .join("; ");
}

/** Has a client send the request, answers with the result, and looks at what the client makes of it. */
async function readResult(result: Result, context: ReceiverContext): Promise<OfficialVerdict> {
  const transport = new AnsweringTransport(result);
  const client = await connect(transport, context);
  try {
    const { method } = context;
    const complete = await client.request({ method, params: {} }, specTypeSchemas.Result);
    // Only the result of a tool call knows the flag.
    const failed = method === "tools/call" && complete["isError"] === true;
    return { category: failed ? "tool_error" : "normal_complete" };
  } catch (error) {
    return transport.retried
      ? { category: "input_required" }
      : { category: "unclassified", complaint: `result: ${(error as Error).message}` };
  } finally {
    await client.close();
  }
}

/** Answers the first request with the result. A client that asks again has accepted a request for input. */
class AnsweringTransport implements Transport {
  onmessage?: Transport["onmessage"];
  retried = false;
  #answer: { result: Result } | { error: { code: number; message: string } };

  constructor(result: Result) {
    this.#answer = { result };
  }

  async start(): Promise<void> {}

  async close(): Promise<void> {}

  async send(message: Parameters<Transport["send"]>[0]): Promise<void> {
    if (!isJSONRPCRequest(message)) {
      return;
    }
    const answer = this.#answer;
    this.retried = "error" in answer;
    this.#answer = { error: { code: 0, message: "The client need not ask again." } };
    this.onmessage?.({ jsonrpc: "2.0", id: message.id, ...answer });
  }
}

/** Without a handler for it the client refuses a request for input of that kind. */
const INPUT_HANDLERS = {
  elicitation: (client: Client) =>
    client.setRequestHandler("elicitation/create", () => ({ action: "decline" })),
  sampling: (client: Client) =>
    client.setRequestHandler("sampling/createMessage", () => ({
      role: "assistant",
      content: { type: "text", text: "" },
      model: "none",
    })),
  roots: (client: Client) => client.setRequestHandler("roots/list", () => ({ roots: [] })),
};

async function connect(transport: Transport, { clientCapabilities }: ReceiverContext): Promise<Client> {
  const client = new Client({ name: "killtable", version: "0" }, { capabilities: clientCapabilities });
  for (const [capability, handle] of Object.entries(INPUT_HANDLERS)) {
    if (Object.hasOwn(clientCapabilities, capability)) {
      handle(client);
    }
  }
  const discover = {
    supportedVersions: ["2026-07-28"],
    capabilities: { tools: {}, prompts: {}, resources: {}, completions: {} },
    ttlMs: 0,
    cacheScope: "private" as const,
  };
  await client.connect(transport, { prior: { kind: "modern", discover } });
  return client;
}
